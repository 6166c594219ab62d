import {
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  Moon,
  RefreshCw,
  Sparkles,
  Utensils,
  Wind,
} from 'lucide-react'
import type { ModeId } from '#contract/options.ts'

export const modeIcons: Record<ModeId, LucideIcon> = {
  rediscover: Sparkles,
  relief: Wind,
  connect: HeartHandshake,
  eat: Utensils,
  reset: RefreshCw,
  clear: ListChecks,
  sleep: Moon,
  chat: MessageCircle,
}
