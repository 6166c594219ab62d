import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'
import { Redirect, useParams } from 'wouter'
import { modes } from '#content/modes.ts'
import type { ModeId } from '#contract/options.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import type { LaterProps } from './clear/later-list.tsx'
import { modeIcons } from './mode-icon.ts'

type Tool = LazyExoticComponent<ComponentType<{ later: LaterProps }>>

const tool = (load: () => Promise<ComponentType<{ later: LaterProps }>>): Tool =>
  lazy(async () => ({ default: await load() }))

/** What each mode does but Chat, which is the chat itself, and Rediscover, which is a programme of its own. All of them work without the server once they are on the phone. */
const tools: Record<Exclude<ModeId, 'chat' | 'rediscover'>, Tool> = {
  relief: tool(async () => (await import('./relief/relief-tool.tsx')).ReliefTool),
  connect: tool(async () => (await import('./connect/connect-tool.tsx')).ConnectTool),
  eat: tool(async () => (await import('./eat/eat-tool.tsx')).EatTool),
  reset: tool(async () => (await import('./reset/reset-tool.tsx')).ResetTool),
  clear: tool(async () => (await import('./clear/clear-tool.tsx')).ClearTool),
  sleep: tool(async () => (await import('./sleep/sleep-tool.tsx')).SleepTool),
}

interface ModeScreenProps {
  later: LaterProps
  /** The way into the programme. */
  rediscover: ReactNode
}

/** One mode: what it is for, its tool, and the way to talk it through. */
export function ModeScreen({ later, rediscover }: ModeScreenProps) {
  const { modeId } = useParams()
  const mode = modes.find((known) => known.id === modeId)
  if (!mode) return <Redirect to={paths.modes()} replace />
  if (mode.id === 'chat') return <Redirect to={paths.modeChat('chat')} replace />
  const Icon = modeIcons[mode.id]
  const ModeTool = mode.id === 'rediscover' ? null : tools[mode.id]
  return (
    <div className="grid gap-5">
      <PageHeader title={mode.name} backTo={paths.modes()} backLabel="Back to modes" />
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <p className="font-bold">{mode.description}</p>
      </div>
      <Suspense fallback={<LoadingCards count={1} />}>
        {ModeTool ? <ModeTool later={later} /> : rediscover}
      </Suspense>
      <AppLink to={paths.modeChat(mode.id)} className={buttonClass('secondary')}>
        Talk it through
      </AppLink>
    </div>
  )
}
