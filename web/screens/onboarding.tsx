import { PushOffer } from '#web/features/notifications/push-offer.tsx'
import { OnboardingScreen } from '#web/features/onboarding/onboarding-screen.tsx'

export function Onboarding() {
  return <OnboardingScreen pushOffer={<PushOffer />} />
}
