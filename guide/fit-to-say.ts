export { isFitToSay } from '#reading/safety/assess.ts'
