import { renderToStaticMarkup } from 'react-dom/server'
import { LandingScreen } from './landing-screen.tsx'
import { NoScripts } from './no-scripts.tsx'

/** The landing page as HTML, so that it can be read, and its button works, before any script has run. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingScreen />)
}

/** What every other page says where scripts are off, as HTML. */
export function renderNoScripts(): string {
  return renderToStaticMarkup(<NoScripts />)
}
