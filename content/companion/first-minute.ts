import type { CardId } from '#contract/safety.ts'

/**
 * The first reply beside a card of emergency: two sentences about this minute. They take nothing for granted: not that she rang, nor that
 * anybody is with her.
 */
export const firstMinute: Partial<Record<CardId, string>> = {
  'emergency-life':
    "I'm glad you said it here. For this minute, move away from anything you could hurt yourself with, and let 000 be the voice beside you.",
  'emergency-baby':
    'If your baby is hurt, floppy or hard to wake, 000 comes before anything else. If not, lay them on their back in the cot, step out of the room and let one long breath go.',
  'emergency-medical':
    '000 can tell you what to do from this second on. If you can, put the phone on speaker and stay beside whoever needs help.',
  'emergency-poison':
    'Poisons on 13 11 26 answers now, and tells you what to do for just what was swallowed. If anyone is hard to wake, fitting or struggling to breathe, 000 comes first.',
  'emergency-pregnancy':
    'The maternity unit is the call for this, and they answer all night. Bleeding, strong pain, or no way to reach them: 000.',
  'emergency-violence':
    'None of this is your fault, and you need not explain it. For this minute, get nearer to a door or the street if you can, and 000 can send police to you.',
  'emergency-psychosis':
    'This can come on fast, and it can be treated. For this minute, be where another adult can see you, or let 000 stay with you on the line.',
  'emergency-friend':
    'You were right to take this seriously. For this minute there is one thing: 000, and where your person is.',
}
