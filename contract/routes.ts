import * as account from './account.ts'
import * as authService from './auth-service.ts'
import * as cases from './cases.ts'
import * as checkIns from './check-ins.ts'
import * as children from './children.ts'
import * as companion from './companion.ts'
import * as events from './events.ts'
import * as factors from './factors.ts'
import * as insights from './insights.ts'
import * as loss from './loss.ts'
import * as membership from './membership.ts'
import * as memory from './memory.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as privacy from './privacy.ts'
import * as profile from './profile.ts'
import * as rediscover from './rediscover.ts'
import * as reminders from './reminders.ts'
import * as reports from './reports.ts'
import type { Route } from './route.ts'
import * as safety from './safety.ts'
import * as village from './village.ts'
import * as villageInteractions from './village-interactions.ts'
import * as villageWriting from './village-writing.ts'
import * as visionBoard from './vision-board.ts'
import * as youToday from './you-today.ts'

const features = {
  account,
  factors,
  authService,
  membership,
  profile,
  youToday,
  checkIns,
  companion,
  rediscover,
  insights,
  notifications,
  reminders,
  loss,
  children,
  memory,
  visionBoard,
  privacy,
  safety,
  moderation,
  village,
  villageWriting,
  villageInteractions,
  reports,
  cases,
  events,
}

/** Whether what a contract file exports is an entry, and no schema or constant. */
export function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}

/** The whole route table, by feature and name: `{'account.signIn': entry, …}`. */
export const routeTable: ReadonlyMap<string, Route> = new Map(
  Object.entries(features).flatMap(([feature, entries]) =>
    Object.entries(entries)
      .filter((pair): pair is [string, Route] => isRoute(pair[1]))
      .map(([name, entry]) => [`${feature}.${name}`, entry]),
  ),
)
