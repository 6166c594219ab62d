import type { ModeId as KnownModeId } from '#contract/options.ts'

/** The eight support modes in the order that /modes and home show them. `icon` is the name of a lucide icon. */
export const modes = [
  {
    id: 'rediscover',
    name: 'Rediscover',
    description: 'Find the you that was there before “Mum”.',
    icon: 'sparkles',
  },
  {
    id: 'relief',
    name: 'Relief',
    description: 'Let it out, and feel a bit lighter.',
    icon: 'heart-handshake',
  },
  { id: 'connect', name: 'Connect', description: 'Meet other mums who get it.', icon: 'users' },
  {
    id: 'eat',
    name: 'Eat',
    description: 'Easy food ideas for you, on the days you forget to.',
    icon: 'utensils',
  },
  { id: 'reset', name: 'Reset', description: 'Two quiet minutes to start again.', icon: 'refresh-cw' },
  {
    id: 'clear',
    name: 'Clear',
    description: 'Get it all out of your head and pick one thing.',
    icon: 'list-checks',
  },
  { id: 'sleep', name: 'Sleep', description: 'Wind down, or get through a broken night.', icon: 'moon' },
  { id: 'chat', name: 'Chat', description: 'Talk about anything, at any hour.', icon: 'message-circle' },
] as const satisfies readonly { id: KnownModeId; name: string; description: string; icon: string }[]
