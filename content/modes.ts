import type { ModeId as KnownModeId } from '#contract/options.ts'

/** The eight support modes in the order that /modes and home show them. */
export const modes = [
  {
    id: 'rediscover',
    name: 'Rediscover',
    description: 'Find the you that was there before “Mum”.',
  },
  {
    id: 'relief',
    name: 'Relief',
    description: 'Let it out, and feel a bit lighter.',
  },
  { id: 'connect', name: 'Connect', description: 'Reach one person, with words that are ready to send.' },
  {
    id: 'eat',
    name: 'Eat',
    description: 'Easy food ideas for you, on the days you forget to.',
  },
  { id: 'reset', name: 'Reset', description: 'Two quiet minutes to start again.' },
  {
    id: 'clear',
    name: 'Clear',
    description: 'Get it all out of your head and pick one thing.',
  },
  { id: 'sleep', name: 'Sleep', description: 'Wind down, or get through a broken night.' },
  { id: 'chat', name: 'Chat', description: 'Talk about anything, at any hour.' },
] as const satisfies readonly { id: KnownModeId; name: string; description: string }[]
