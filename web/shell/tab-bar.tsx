import { useLocation } from 'wouter'
import { AppLink } from '#web/ui/app-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { isCurrent, tabsAt } from './tabs.ts'

/**
 * The bar of six tabs, fixed where the screen is tall enough. With very large text it scrolls sideways rather than
 * cutting a word.
 */
export function TabBar() {
  const [pathname] = useLocation()
  return (
    <nav
      aria-label="Main"
      className="safe-bottom tall:fixed inset-x-0 bottom-0 z-30 mx-auto w-full max-w-md rounded-t-3xl border-line border-t bg-card shadow-bar sm:border-x"
    >
      <ul className="grid h-17 grid-cols-[repeat(6,minmax(3.25rem,1fr))] overflow-x-auto">
        {tabsAt(pathname).map((tab) => {
          const current = isCurrent(tab, pathname)
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
                    'grid h-8 w-11 place-items-center rounded-full transition-colors duration-200',
                    current ? 'bg-accent-soft' : 'group-hover:bg-sunken',
                  )}
                >
                  <tab.Icon aria-hidden className="size-5.5" strokeWidth={current ? 2.4 : 2} />
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
