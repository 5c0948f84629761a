// What can be chosen on the page by scanning: all controls, in groups as they are laid out.

export interface ScanGroup {
  /** The element around its controls. */
  readonly around: HTMLElement;
  readonly controls: readonly HTMLElement[];
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=gridcell], [tabindex]:not([tabindex="-1"])';
const TOGETHER =
  '[role=grid], [role=toolbar], [role=radiogroup], [role=group], fieldset, nav, header, section, ul, ol, dl, form';

/** Of the open sheet, otherwise of the page: the main controls first, the bar above them last. */
export function scanGroups(page: Document): readonly ScanGroup[] {
  const scope = [...page.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? page.body;
  const groups = new Map<HTMLElement, HTMLElement[]>();
  for (const control of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!canBeChosen(control)) continue;
    const around = groupOf(control, scope);
    groups.set(around, [...(groups.get(around) ?? []), control]);
  }
  const all = [...groups].map(([around, controls]) => ({ around, controls }));
  const isBar = ({ around }: ScanGroup) => around.closest('header, .skip, body > a') !== null;
  return [...all.filter((group) => !isBar(group)), ...all.filter(isBar)];
}

/** Does what a click on it does; a list of values or a slider moves to its next one, and from the last to the first. */
export function chooseControl(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && control.type === 'range') {
    if (control.value === control.max) control.value = control.min;
    else control.stepUp();
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (control.matches('input:not([type=radio], [type=checkbox], [type=file]), textarea'))
    control.focus();
  else control.click();
}

/** The element that is drawn for it: a radio button or a switch is drawn by its label. */
export function drawnFor(control: HTMLElement): HTMLElement {
  return (control instanceof HTMLInputElement && control.closest('label')) || control;
}

function canBeChosen(control: HTMLElement): boolean {
  if (control.closest('[inert], [aria-hidden=true], [hidden]') || control.matches(':disabled, .skip'))
    return false;
  if (!drawnFor(control).checkVisibility({ visibilityProperty: true })) return false;
  return !control.matches('[role=gridcell]') || isOpenCell(control);
}

/** For a board the row being filled; for another table every cell. */
function isOpenCell(cell: HTMLElement): boolean {
  return cell.hasAttribute('aria-selected') || !cell.closest('[role=grid]')?.querySelector('[aria-selected]');
}

function groupOf(control: HTMLElement, scope: HTMLElement): HTMLElement {
  const around = control.parentElement?.closest<HTMLElement>(TOGETHER);
  return around && scope.contains(around) ? around : scope;
}
