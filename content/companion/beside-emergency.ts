import type { Danger } from '#contract/safety.ts'

interface BesideEmergency {
  /** To what she tells there that may be grave itself: it goes to people who can act. */
  lines: readonly string[]
  /** Where she goes. */
  leaving: string
}

/** What the companion says beneath a card of emergency once the card's own words are told. It presumes nobody and nothing done. */
export const besideEmergency: Record<Danger, BesideEmergency> = {
  herself: {
    lines: [
      'Please say that to a person as well, in just those words. 000 or Lifeline, 13 11 14, will stay on the line.',
      'Let somebody be in the room with you for this. You can read it out from the screen.',
      'Nothing has to be decided tonight. Get some distance from it, and let a person in.',
      'They have heard it before, and it will not shock them. One call, or one text to 0477 13 11 14.',
    ],
    leaving:
      'Before you go: ring 000 or Lifeline on 13 11 14, or have somebody come and sit with you. The numbers stay here.',
  },
  child: {
    lines: [
      'Some space first: the cot, or the arms of another adult. Then ring.',
      'Say that to 000 just as you wrote it. They can help you both.',
      'Somebody else in the room makes this minute safer. A neighbour will do.',
      'You do not have to sort this by yourself. 000 talks you through it, step by step.',
    ],
    leaving: 'Before you go: let another adult be with the kids, or the cot and a closed door. Then ring.',
  },
  body: {
    lines: [
      'Tell 000 that, just as you told me. They say what to do next.',
      'Stay close, and keep 000 on speaker.',
      'If it is changing, say so to 000 at once. They can send help faster.',
      'I cannot see what you see. 000 knows what to ask.',
    ],
    leaving: 'Go. Keep 000 on speaker, and come back when there is time.',
  },
  violence: {
    lines: [
      'Your safety goes first. If you can get to a door, a neighbour or the street, go, and 000 can come to you.',
      'If a call would be heard, 1800RESPECT takes texts: 0458 737 732.',
      'You do not have to explain or prove any of it. Get near a way out.',
      'Trust what you feel about this. Leaving first and thinking after is allowed.',
    ],
    leaving: 'Go where it is safe. The numbers stay here, and Exit at the top closes this page.',
  },
  mind: {
    lines: [
      'Wait with that until somebody is with you. Nothing has to happen before they come.',
      'Let another adult be with you now, and with any child in the house.',
      'You may be very sure of it. Please let one person you trust hear it first.',
      'A doctor can look at this tonight, and 000 gets you one.',
    ],
    leaving: 'Before you go: wait until another adult is with you. Nothing has to happen before that.',
  },
  friend: {
    lines: [
      'Ring 000 for them if it cannot wait, and say where they are.',
      'You can be the one who makes that call. It does not need their yes.',
      'Stay on the phone with them, or go there if that is safe, and tell somebody where you are.',
      'Tell 000 what they said, word for word.',
    ],
    leaving: 'Go. 000 can get to them, too, if you cannot.',
  },
}
