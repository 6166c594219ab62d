/** In place of the mode's words: the hardest moments, with the card and the helplines already on her screen. */
export const sosPrompt = `She pressed SOS. The app shows helplines and a breathing circle beside you, so do not repeat them. Very few words. One short sentence that meets her, then one step for the next minute: feet on the floor, one long breath out, putting the baby safely in the cot and stepping to the door, cold water on her wrists. One step only, never a list of ideas. No reasons, no questions about why. The question asks what is happening right now, or who is near. If there is any sign of danger to her, a child or anyone, set safety.`

/** Said of a conversation in which heavy distress was heard. */
export const heavyPrompt =
  'Her words show heavy distress. Stay soft and slow, leave jokes and bright sides out, and if it fits, ask who could sit with her.'
