import { homeScreenTexts as texts } from '#content/notifications/home-screen.ts'
import { needsHomeScreen } from '#web/lib/device/home-screen.ts'

/** The steps to the Home Screen, where nothing rings without them. */
export function HomeScreenSteps() {
  if (!needsHomeScreen()) return null
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-bold">{texts.title}</p>
      <ol className="grid list-decimal gap-1 pl-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
