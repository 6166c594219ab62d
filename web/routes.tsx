import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter'
import { features } from './app.tsx'
import { useSession } from './lib/session/session.ts'
import { decodeSegment, paths } from './paths.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { RequireSignIn } from './shell/require-sign-in.tsx'
import { LoadingCards } from './ui/skeleton.tsx'

type Screen = LazyExoticComponent<ComponentType>

const screen = (load: () => Promise<ComponentType>): Screen => lazy(async () => ({ default: await load() }))

/** What the features give of one kind, in one table. */
const tableOf = (kind: 'publicScreens' | 'openScreens' | 'memberScreens'): Record<string, Screen> =>
  Object.fromEntries(
    features.flatMap((feature) =>
      Object.entries(feature[kind] ?? {}).map(([path, load]) => [path, screen(load)] as const),
    ),
  )

const publicScreens = tableOf('publicScreens')
const openScreens = tableOf('openScreens')
const memberScreens = tableOf('memberScreens')

const Landing = screen(async () => (await import('./features/landing/landing-screen.tsx')).LandingScreen)
const LeavingNotice = lazy(async () => ({
  default: (await import('./features/privacy/deletion-notice.tsx')).DeletionNotice,
}))
const loadChat = async () => (await import('./screens/chat.tsx')).Chat
const Chat = screen(loadChat)

/** Long enough for the first screen to have what it needs. */
const sosAheadMs = 500

/** Addresses that lead on to another. */
const redirects: Record<string, (params: Record<string, string>) => string> = {
  '/': paths.home,
  '/auth': () => `${paths.signIn()}${location.search}`,
  '/village': paths.village,
  '/village/p/:postId': ({ postId = '' }) => paths.villagePost(postId),
  '/village/:section': ({ section = '' }) => paths.villageSection(decodeSegment(section)),
  '/connect/*': paths.connect,
}

/** SOS stands in the chat's screen, so that is fetched ahead: it must open when the connection is gone, too. */
function useSosAhead() {
  useEffect(() => {
    const timer = setTimeout(() => loadChat().catch(() => undefined), sosAheadMs)
    return () => clearTimeout(timer)
  }, [])
}

/** Every address of the app; what no entry names goes home. */
export function Routes() {
  const [pathname] = useLocation()
  useSosAhead()
  return pathname === paths.welcome() ? (
    // No fallback: the page that was rendered at build time stays until this one is ready.
    <Landing />
  ) : (
    <FramedRoutes pathname={pathname} />
  )
}

function FramedRoutes({ pathname }: { pathname: string }) {
  const session = useSession()
  const hasTabs = !(pathname in publicScreens) && session.data !== null
  const leavingAt = session.data?.leaving_at
  const notice = leavingAt && (
    <Suspense>
      <LeavingNotice at={leavingAt} />
    </Suspense>
  )
  return (
    <Frame features={features} tabs={hasTabs} notice={notice}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingCards />}>
          <Switch>
            {Object.entries({ ...publicScreens, ...openScreens }).map(([path, Screen]) => (
              <Route key={path} path={path}>
                <Screen />
              </Route>
            ))}
            <Route path="/chat/t/:id">
              <ChatOrSignIn />
            </Route>
            <Route path="/chat/:id?">
              <ChatOrSignIn />
            </Route>
            {Object.entries(memberScreens).map(([path, Screen]) => (
              <Route key={path} path={path}>
                <RequireSignIn>
                  <Screen />
                </RequireSignIn>
              </Route>
            ))}
            {Object.entries(redirects).map(([path, to]) => (
              <Route key={path} path={path}>
                {(params) => <Redirect to={to(params as Record<string, string>)} replace />}
              </Route>
            ))}
            <Route>
              <Redirect to={paths.home()} replace />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** SOS is for everybody; the rest of the chat is for members. */
function ChatOrSignIn() {
  const [search] = useSearchParams()
  if (search.get('sos') === 'true') return <Chat />
  return (
    <RequireSignIn>
      <Chat />
    </RequireSignIn>
  )
}
