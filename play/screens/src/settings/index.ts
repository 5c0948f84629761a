// What a player chooses for all matches: one table, from which every face makes its settings.

export { SETTING_GROUPS, type SettingField, settingFields } from './fields.ts';
export {
  type Chosen,
  type ChosenName,
  decodeChosen,
  defaultsOf,
  SETTING_ROWS,
  type SettingFace,
  type SettingGroupName,
  settingNames,
} from './table.ts';
