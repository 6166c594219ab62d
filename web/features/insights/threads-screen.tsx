import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Her chats to look back at. What is changed about them is changed in the list of all chats. */
export function InsightsThreadsScreen({ chats }: { chats: ReactNode }) {
  return (
    <div className="grid gap-5">
      <PageHeader title="Your chats" backTo={paths.insights()} backLabel="Back to insights" />
      {chats}
    </div>
  )
}
