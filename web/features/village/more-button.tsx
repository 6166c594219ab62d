import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { villageTexts as texts } from '#content/village/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface MoreButtonProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  /** What could not be read where the next page could not. */
  what: string
}

/** The way to the next page of a list, as long as there is one. */
export function MoreButton({ query, what }: MoreButtonProps) {
  if (!query.hasNextPage) return null

  async function showMore() {
    const { isFetchNextPageError, error } = await query.fetchNextPage()
    if (isFetchNextPageError) toast({ title: loadFailureText(what, error), variant: 'destructive' })
  }

  return (
    <Button
      variant="secondary"
      busy={query.isFetchingNextPage}
      busyLabel={texts.fetchingMore}
      onClick={() => void showMore()}
    >
      {texts.more}
    </Button>
  )
}
