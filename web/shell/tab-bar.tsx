import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Feature } from '#web/feature.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { isCurrent, tabsAt } from './tabs.ts'

/** What features put on a tab; where it cannot be fetched, the tab stands without. */
function marksOf(features: readonly Feature[]): Map<string, ComponentType> {
  return new Map(
    features.flatMap(({ tabMarks = {} }) =>
      Object.entries(tabMarks).map(([to, load]) => [
        to,
        lazy(async () => ({ default: (await load().catch(() => null)) ?? (() => null) })),
      ]),
    ),
  )
}

/**
 * The bar of six tabs, fixed where the screen is tall enough. With very large text it scrolls sideways rather than
 * cutting a word.
 */
export function TabBar({ features }: { features: readonly Feature[] }) {
  const [pathname] = useLocation()
  const [marks] = useState(() => marksOf(features))
  return (
    <nav
      aria-label="Main"
      className="safe-bottom tall:fixed print:hidden inset-x-0 bottom-0 z-30 mx-auto w-full max-w-md rounded-t-3xl border-line border-t bg-card shadow-bar sm:border-x"
    >
      <ul className="grid h-tab-bar grid-cols-[repeat(6,minmax(3.25rem,1fr))] overflow-x-auto">
        {tabsAt(pathname).map((tab) => {
          const current = isCurrent(tab, pathname)
          const Mark = marks.get(tab.to)
          return (
            <li key={tab.to} className="grid">
              <AppLink
                to={tab.to}
                aria-current={current ? 'page' : undefined}
                className={classes(
                  'group grid content-center justify-items-center gap-0.5 rounded-2xl text-[0.75rem] leading-tight -outline-offset-4',
                  current ? 'font-extrabold text-primary-ink' : 'font-semibold text-muted',
                )}
              >
                <span
                  className={classes(
                    'relative grid h-[32px] w-[44px] place-items-center rounded-full transition-colors duration-200',
                    current ? 'bg-accent-soft' : 'group-hover:bg-sunken',
                  )}
                >
                  <tab.Icon aria-hidden className="size-[22px]" strokeWidth={current ? 2.4 : 2} />
                  {Mark && (
                    <Suspense>
                      <Mark />
                    </Suspense>
                  )}
                </span>
                {tab.label}
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
