import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { memoryTexts as texts } from '#content/memory/texts.ts'
import { type Memory, memorySources } from '#contract/memory.ts'
import { calm, gravestNotice, type SafetyNotice } from '#contract/safety.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { SafetyNoticeAtTop } from '#web/safety/safety-notice-at-top.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddLine } from './add-line.tsx'
import { memoryQuery, useSwitchMemory } from './api.ts'
import { MemorySection } from './memory-section.tsx'

/** Account -> What Lightly remembers: every line that a model may be told, to edit, switch off or delete. */
export function MemoryScreen() {
  const { data, error, isFetching, refetch } = useQuery(memoryQuery)
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.title} backTo={paths.account()} backLabel="Back to Account" />
      {data ? (
        <Remembered memory={data} />
      ) : error ? (
        <ErrorState
          message={loadFailureText('what is remembered', error)}
          busy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <LoadingCards count={3} label="Loading what is remembered…" />
      )}
    </div>
  )
}

function Remembered({ memory }: { memory: Memory }) {
  const [notice, setNotice] = useState(calm)
  const { isLossMode } = useMember()
  const show = (safety: SafetyNotice) => setNotice((shown) => gravestNotice(safety, shown))
  const sections = memorySources.map((source) => ({
    source,
    lines: memory.lines.filter((line) => line.source === source),
  }))
  return (
    <>
      <SafetyNoticeAtTop notice={notice} surface="memory" onChange={setNotice} />
      <p>{texts.intro}</p>
      <AllOfIt isOn={memory.is_on} />
      {!memory.is_on && <Banner role="status">{texts.offNote}</Banner>}
      {memory.is_on && !memory.is_used && <Banner>{texts.simpleNote}</Banner>}
      {isLossMode && <Banner>{texts.lossNote}</Banner>}
      {memory.lines.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
      {sections.map(
        ({ source, lines }) =>
          lines.length > 0 && <MemorySection key={source} source={source} lines={lines} onRead={show} />,
      )}
      <AddLine onRead={show} />
    </>
  )
}

function AllOfIt({ isOn }: { isOn: boolean }) {
  const save = useSwitchMemory()
  return (
    <Card>
      <Checkbox
        label={texts.onLabel}
        hint={texts.onHint}
        checked={save.isPending ? save.variables : isOn}
        onChange={(event) =>
          save.mutate(event.target.checked, {
            onError: (error) => toast({ title: error.message, variant: 'destructive' }),
          })
        }
      />
    </Card>
  )
}
