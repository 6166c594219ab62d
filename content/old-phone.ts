import { productName } from '#contract/limits.ts'
import { helplines } from './helplines.ts'

const { emergency, lifeline } = helplines

/** What a browser too old for the app is shown in its place, as plain HTML. */
export const oldPhoneHtml = `
<h2>${productName} needs a newer browser</h2>
<p>This one is too old to run it. An update often helps. On an iPhone: Settings, General, Software Update. On Android: update Chrome in the Play Store.</p>
<p>It needs iOS 16.4, Chrome 111 or Firefox 128, or anything newer.</p>
<p>In danger right now? <a href="${emergency.tel}">Call ${emergency.phone}</a></p>
<p>To talk with someone, at any hour: <a href="${lifeline.tel}">Call ${lifeline.phone}, ${lifeline.name}</a></p>
`
