import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter'
import { useSession } from './lib/session.ts'
import { paths } from './paths.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { SignedIn } from './shell/guard.tsx'
import { LoadingCards } from './ui/skeleton.tsx'

type Screen = LazyExoticComponent<ComponentType>

const screen = (load: () => Promise<ComponentType>): Screen => lazy(async () => ({ default: await load() }))

/** Screens without tabs; anybody may open them. */
const publicScreens: Record<string, Screen> = {
  '/signin': screen(async () => (await import('./features/account/sign-in-screen.tsx')).SignInScreen),
  '/reset': screen(async () => (await import('./features/account/reset-screen.tsx')).ResetScreen),
  '/cancel-trial': screen(
    async () => (await import('./features/membership/cancel-trial-screen.tsx')).CancelTrialScreen,
  ),
  '/auth/callback': screen(
    async () => (await import('./features/account/callback-screen.tsx')).CallbackScreen,
  ),
  '/onboarding': screen(async () => {
    const [{ OnboardingScreen }, { PushOffer }] = await Promise.all([
      import('./features/onboarding/onboarding-screen.tsx'),
      import('./features/reminders/push-offer.tsx'),
    ])
    return () => <OnboardingScreen pushOffer={<PushOffer />} />
  }),
  '/start-checkout': screen(
    async () => (await import('./features/membership/checkout-screen.tsx')).CheckoutScreen,
  ),
  '/privacy': screen(async () => {
    const [{ LegalScreen }, { privacyPage }] = await Promise.all([
      import('./features/legal/legal-screen.tsx'),
      import('#content/legal/privacy.ts'),
    ])
    return () => <LegalScreen page={privacyPage} />
  }),
  '/terms': screen(async () => {
    const [{ LegalScreen }, { termsPage }] = await Promise.all([
      import('./features/legal/legal-screen.tsx'),
      import('#content/legal/terms.ts'),
    ])
    return () => <LegalScreen page={termsPage} />
  }),
  '/checkout': screen(async () => (await import('./features/membership/checkout-screen.tsx')).CheckoutScreen),
}

/** Screens for everybody; a member has her tabs there. */
const openScreens: Record<string, Screen> = {
  '/facts': screen(async () => (await import('./features/facts/facts-screen.tsx')).FactsScreen),
  '/facts/:id': screen(async () => (await import('./features/facts/fact-screen.tsx')).FactScreen),
}

const Landing = screen(async () => (await import('./features/landing/landing-screen.tsx')).LandingScreen)
const LeavingNotice = lazy(async () => ({
  default: (await import('./features/privacy/deletion-notice.tsx')).DeletionNotice,
}))
const loadChat = async () => (await import('./features/companion/chat-screen.tsx')).ChatScreen
const Chat = screen(loadChat)

/** Screens of a member. Where one is made of several features' parts, it is put together here. */
const memberScreens: Record<string, Screen> = {
  '/home': screen(async () => (await import('./home.tsx')).Home),
  '/threads': screen(async () => (await import('./features/companion/threads-screen.tsx')).ThreadsScreen),
  '/saved': screen(async () => {
    const [{ SavedScreen }, { StarredCheckIns }, { SavedChats }, { StarredMessages }] = await Promise.all([
      import('./features/saved/saved-screen.tsx'),
      import('./features/check-ins/starred-check-ins.tsx'),
      import('./features/companion/saved-chats.tsx'),
      import('./features/companion/starred-messages.tsx'),
    ])
    return () => (
      <SavedScreen
        sections={(preview) => (
          <>
            <StarredCheckIns preview={preview} />
            <SavedChats preview={preview} />
            <StarredMessages preview={preview} />
          </>
        )}
      />
    )
  }),
  '/modes': screen(async () => (await import('./features/modes/modes-screen.tsx')).ModesScreen),
  '/modes/:modeId': screen(async () => {
    const [{ ModeScreen }, { MembersOnly }, { later }] = await Promise.all([
      import('./features/modes/mode-screen.tsx'),
      import('./features/membership/members-only.tsx'),
      import('./features/reminders/later.tsx'),
    ])
    return () => (
      <MembersOnly feature="modes">
        <ModeScreen later={later} />
      </MembersOnly>
    )
  }),
  '/check-in': screen(async () => (await import('./features/check-ins/check-in-screen.tsx')).CheckInScreen),
  '/weekly-reset': screen(
    async () => (await import('./features/check-ins/weekly-reset-screen.tsx')).WeeklyResetScreen,
  ),
  '/insights': screen(async () => {
    const [{ InsightsScreen }, { PastDays }] = await Promise.all([
      import('./features/insights/insights-screen.tsx'),
      import('./features/you-today/past-days.tsx'),
    ])
    return () => <InsightsScreen pastDays={<PastDays />} />
  }),
  '/insights/weekly': screen(
    async () => (await import('./features/insights/weekly-screen.tsx')).WeeklyInsightsScreen,
  ),
  '/insights/threads': screen(
    async () => (await import('./features/companion/past-threads-screen.tsx')).PastThreadsScreen,
  ),
  '/connect': screen(async () => (await import('./features/connect/connect-screen.tsx')).ConnectScreen),
  '/account': screen(async () => {
    const [{ AccountScreen }, { SubscriptionCard }, { ReminderLinks }] = await Promise.all([
      import('./features/account/account-screen.tsx'),
      import('./features/membership/subscription-card.tsx'),
      import('./features/reminders/account-links.tsx'),
    ])
    return () => <AccountScreen subscription={<SubscriptionCard />} reminders={<ReminderLinks />} />
  }),
  '/account/reminders': screen(async () => {
    const [{ ReminderSettingsScreen }, { later }, { useMayUse }, { KeptLater }] = await Promise.all([
      import('./features/reminders/reminder-settings-screen.tsx'),
      import('./features/reminders/later.tsx'),
      import('./lib/entitlement.ts'),
      import('./features/modes/clear/kept-later.tsx'),
    ])
    return () => {
      const hasClear = useMayUse('modes')
      return (
        <ReminderSettingsScreen
          hasClear={hasClear}
          later={!hasClear && <KeptLater hold={later.hold} drop={later.drop} first={later.first} />}
        />
      )
    }
  }),
  '/inbox': screen(async () => (await import('./features/reminders/inbox-screen.tsx')).InboxScreen),
  '/account/children': screen(
    async () => (await import('./features/profile/children-screen.tsx')).ChildrenScreen,
  ),
  '/account/privacy': screen(
    async () => (await import('./features/privacy/privacy-data-screen.tsx')).PrivacyDataScreen,
  ),
  '/account/sign-in': screen(
    async () => (await import('./features/account/email-password-screen.tsx')).EmailPasswordScreen,
  ),
  '/account/devices': screen(
    async () => (await import('./features/account/devices-screen.tsx')).DevicesScreen,
  ),
  '/account/security': screen(
    async () => (await import('./features/factors/security-screen.tsx')).SecurityScreen,
  ),
  '/billing-redirect': screen(
    async () => (await import('./features/membership/billing-redirect-screen.tsx')).BillingRedirectScreen,
  ),
  '/profile': screen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen),
}

/** Long enough for the first screen to have what it needs. */
const sosAheadMs = 500

/** Addresses that lead on to another. */
const redirects: Record<string, (params: Record<string, string>) => string> = {
  '/': paths.home,
  '/auth': () => `${paths.signIn()}${location.search}`,
  '/village': paths.village,
  '/village/p/:postId': ({ postId = '' }) => paths.villagePost(postId),
  '/village/:section': ({ section = '' }) => paths.villageSection(section),
  '/connect/*': paths.connect,
  '/rediscover': () => paths.mode('rediscover'),
  '/rediscover/vision-board': () => paths.mode('rediscover'),
  '/vision-board/choose': () => paths.mode('rediscover'),
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
    <Frame tabs={hasTabs} notice={notice}>
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
                <SignedIn>
                  <Screen />
                </SignedIn>
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
    <SignedIn>
      <Chat />
    </SignedIn>
  )
}
