import {
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  Moon,
  RefreshCw,
  Sparkles,
  Users,
  Utensils,
} from 'lucide-react'
import type { ModeId } from '#contract/options.ts'

export const modeIcons: Record<ModeId, LucideIcon> = {
  rediscover: Sparkles,
  relief: HeartHandshake,
  connect: Users,
  eat: Utensils,
  reset: RefreshCw,
  clear: ListChecks,
  sleep: Moon,
  chat: MessageCircle,
}
