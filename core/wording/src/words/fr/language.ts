// What French calls itself, and what browsers call it.

export const name = 'Français';
export const tag = 'fr';
