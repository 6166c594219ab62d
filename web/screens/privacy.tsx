import { WordsCard } from '#web/features/memory/words-card.tsx'
import { PrivacyDataScreen } from '#web/features/privacy/privacy-data-screen.tsx'
import { AliasBlocksCard } from '#web/features/village/alias-blocks.tsx'

export function Privacy() {
  return <PrivacyDataScreen words={<WordsCard />} aliasBlocks={<AliasBlocksCard />} />
}
