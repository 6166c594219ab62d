import { type ModeId, modeIds } from '#contract/options.ts'

const texts: Record<ModeId, { name: string; description: string }> = {
  rediscover: { name: 'Rediscover', description: 'Find the you that was there before “Mum”.' },
  relief: { name: 'Relief', description: 'Let it out, and feel a bit lighter.' },
  connect: { name: 'Connect', description: 'Reach one person, with words that are ready to send.' },
  eat: { name: 'Eat', description: 'Easy food ideas for you, on the days you forget to.' },
  reset: { name: 'Reset', description: 'Two quiet minutes to start again.' },
  clear: { name: 'Clear', description: 'Get it all out of your head and pick one thing.' },
  sleep: { name: 'Sleep', description: 'Wind down, or get through a broken night.' },
  chat: { name: 'Chat', description: 'Talk about anything, at any hour.' },
}

/** The eight support modes in the order that /modes and home show them. */
export const modes = modeIds.map((id) => ({ id, ...texts[id] }))
