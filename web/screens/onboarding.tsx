import { OnboardingScreen } from '#web/features/onboarding/onboarding-screen.tsx'
import { PushOffer } from '#web/features/reminders/push-offer.tsx'

export function Onboarding() {
  return <OnboardingScreen pushOffer={<PushOffer />} />
}
