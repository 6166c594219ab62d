import { WordsCard } from '#web/features/memory/words-card.tsx'
import { PrivacyDataScreen } from '#web/features/privacy/privacy-data-screen.tsx'

export function Privacy() {
  return <PrivacyDataScreen words={<WordsCard />} />
}
