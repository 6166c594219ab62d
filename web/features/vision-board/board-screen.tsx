import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { type BoardKind, boardKinds, type VisionBoard } from '#contract/vision-board.ts'
import { CallError } from '#web/lib/api/call.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { openBoardWith } from './api.ts'
import { Board } from './board.tsx'
import { queueFields } from './queue-fields.ts'
import { useBoard } from './use-board.ts'

interface BoardScreenProps {
  /** Shown where a board would have to be made and she has no membership. */
  closed: ReactNode
  /** The goal of this week. */
  goal: ReactNode
}

/** Her vision board. */
export function BoardScreen({ closed, goal }: BoardScreenProps) {
  const template = useTemplate()
  const { read, local } = useBoard({ enabled: template === undefined })
  const opening = useOpening(template, local?.board)
  const error = opening.error ?? read.error
  if (error instanceof CallError && error.code === 'members_only') return closed
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.screen} backTo={paths.chooseBoard()} backLabel={texts.back} />
      {local && !template ? (
        <Board key={local.board.id} local={local} goal={goal} />
      ) : error ? (
        <ErrorState
          message={loadFailureText(texts.loadFailed, error)}
          busy={read.isFetching}
          onRetry={template ? opening.retry : () => void read.refetch()}
        />
      ) : (
        <LoadingCards count={3} label={texts.loading} />
      )}
    </div>
  )
}

/** The template that the address names. */
function useTemplate(): BoardKind | undefined {
  const [search] = useSearchParams()
  const asked = search.get('template')
  return boardKinds.find((kind) => kind === asked)
}

/** A template in the address is written to the board once; then the address is the board's own. Offline it waits as any change does. */
function useOpening(template: BoardKind | undefined, board: VisionBoard | undefined) {
  const [, navigate] = useLocation()
  const [error, setError] = useState<Error | null>(null)
  const [tries, setTries] = useState(0)
  const known = useRef(board)
  known.current = board

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is made by counting them
  useEffect(() => {
    if (!template) return
    let isHere = true
    setError(null)
    const open = () => isHere && navigate(paths.visionBoard(), { replace: true })
    openBoardWith(template).then(open, (thrown: Error) => {
      const held = known.current
      const isOffline = thrown instanceof CallError && thrown.code === 'offline'
      if (isOffline && held && queueFields(held, { board_kind: template })) open()
      else if (isHere) setError(thrown)
    })
    return () => {
      isHere = false
    }
  }, [template, navigate, tries])
  return { error: template ? error : null, retry: () => setTries(tries + 1) }
}
