/** What the companion points to, said to who asks what that is. */
export const partsOfTheApp = {
  village: [
    'The Village is a part of this app, under Connect. Mums ask there, and mums answer, by name or without one.',
    "It's where mums in this app write to each other, by topic. Tap Connect at the bottom, then The Village.",
  ],
  mumMatch: [
    'Mum Match is a part of this app, under Connect. If you turn it on, you can write with one other mum, once you both say yes.',
    "It's for finding one mum to write with. Tap Connect at the bottom, then Mum Match. Nobody sees you there unless you turn it on.",
  ],
} as const
