// What a player chooses for all matches: one table, from which every face makes its settings.

export { SETTING_GROUPS, type SettingField, type SettingGroupName, settingFields } from './fields.ts';
export {
  type Chosen,
  decodeChosen,
  defaultsOf,
  SETTING_ROWS,
  type SettingFace,
  type SettingName,
  settingNames,
} from './table.ts';
