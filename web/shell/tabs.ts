import {
  Bookmark,
  ChartNoAxesColumn,
  CircleUserRound,
  HeartHandshake,
  House,
  LayoutGrid,
  type LucideIcon,
  MessageCircleHeart,
  UsersRound,
} from 'lucide-react'
import { paths } from '#web/paths.ts'

export interface Tab {
  to: string
  label: string
  Icon: LucideIcon
}

const home = { to: paths.home(), label: 'Home', Icon: House }
const modes = { to: paths.modes(), label: 'Modes', Icon: LayoutGrid }
const chat = { to: paths.chat(), label: 'Chat', Icon: MessageCircleHeart }
const account = { to: paths.account(), label: 'Account', Icon: CircleUserRound }

const homeTabs: Tab[] = [
  home,
  modes,
  chat,
  { to: paths.connect(), label: 'Village', Icon: UsersRound },
  { to: paths.saved(), label: 'Saved', Icon: Bookmark },
  account,
]

const otherTabs: Tab[] = [
  home,
  modes,
  chat,
  { to: paths.connect(), label: 'Connect', Icon: HeartHandshake },
  { to: paths.insights(), label: 'Insights', Icon: ChartNoAxesColumn },
  account,
]

/** The six tabs that stand below the given path. Home has a set of its own. */
export function tabsAt(pathname: string): Tab[] {
  return pathname === paths.home() ? homeTabs : otherTabs
}

/** Whether a tab is highlighted: the current path starts with the tab's path. */
export function isCurrent(tab: Tab, pathname: string): boolean {
  return pathname.startsWith(tab.to)
}
