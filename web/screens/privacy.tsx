import { ModelConsentCard } from '#web/features/memory/model-consent-card.tsx'
import { PrivacyDataScreen } from '#web/features/privacy/privacy-data-screen.tsx'
import { AliasBlocksCard } from '#web/features/village/alias-blocks-card.tsx'

export function Privacy() {
  return <PrivacyDataScreen modelConsent={<ModelConsentCard />} aliasBlocks={<AliasBlocksCard />} />
}
