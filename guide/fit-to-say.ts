// On a phone there is no classifier: it has guide/phone/fit-to-say.ts in the place of this, by a condition of package.json.
export { isFitToSay } from '#reading/safety/assess.ts'
