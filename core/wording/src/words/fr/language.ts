// The name of French in French, and its language tag.

export const name = 'Français';
export const tag = 'fr';
