import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { factsTexts } from '#content/facts/texts.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { FactsScreen } from './facts-screen.tsx'
import { readShelf } from './shelf.ts'

const shelf = await readShelf()

beforeEach(() => void stubPhoneStorage())
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The page with these words in its search, and the questions that it lists. */
function searched(search: string) {
  vi.stubGlobal('history', { state: { factsPlace: { search } } })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/facts">
        <FactsScreen shelf={shelf} />
      </Router>
    </QueryClientProvider>,
  )
  const questions = shelf.sections.flatMap(({ topics }) =>
    topics.flatMap(({ facts }) => facts.map(({ question }) => question)),
  )
  return { markup, listed: questions.filter((question) => markup.includes(`>${question}<`)) }
}

test.each(['i want to kill myself', 'my husband hits me', 'im going to hurt my baby', 'i cut myself'])(
  'beneath the card for "%s" stands nothing of the search, nor that there is nothing',
  (words) => {
    expect(shelf.searchFacts(words)).not.toEqual([])
    const { markup, listed } = searched(words)
    expect(listed).toEqual([])
    expect(markup).not.toContain(factsTexts.nothing)
    expect(markup).not.toContain(factsTexts.whoToRing)
  },
)

test('what answers the danger itself stands beneath its card, and nothing else that the search finds', () => {
  expect(searched('my baby is choking').listed).toEqual(['What do I do if my baby is choking?'])
  expect(searched('thoughts of hurting my baby').listed).toEqual([
    'I get awful pictures in my mind about my baby. Am I going mad?',
  ])
  expect(searched('baby swallowed bleach').listed).toContain(
    'My child swallowed something they shouldn’t have. What now?',
  )
})

test('where no card is due all that is found is listed, and that nothing is', () => {
  expect(searched('i leak when i sneeze').listed).toContain('I leak when I sneeze. Will it stop?')
  expect(searched('xylophone').markup).toContain(factsTexts.nothing)
})
