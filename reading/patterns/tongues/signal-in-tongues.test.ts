import { expect, test } from 'vitest'
import { signalInTongues } from './signal-in-tongues.ts'

test.each([
  ['Mandarin', '我不想活了'],
  ['Mandarin, traditional', '我真的想結束自己的生命'],
  ['Mandarin in Latin letters', 'wo xiang si'],
  ['Cantonese', '我唔想活喇,好想死'],
  ['Arabic', 'أريد أن أموت'],
  ['Lebanese Arabic', 'بدّي موت'],
  ['Arabic in Latin letters', 'bidi mout 3anjad'],
  ['Vietnamese', 'Em muốn chết quá'],
  ['Vietnamese without marks', 'toi khong muon song nua'],
  ['Punjabi', 'ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦੀ ਹਾਂ'],
  ['Punjabi in Latin letters', 'main marna chaundi aa'],
  ['Greek', 'Θέλω να πεθάνω'],
  ['Greek in Latin letters', 'den thelo na zo allo'],
  ['Italian', 'Non voglio più vivere'],
  ['Tagalog', 'gusto ko nang mamatay'],
  ['Hindi', 'मैं मरना चाहती हूँ'],
  ['Hindi in Latin letters', 'mujhe marna hai, main jeena nahi chahti'],
  ['Spanish', 'ya no quiero vivir más'],
  ['Spanish inside English', 'sorry mi ingles is bad. quiero morirme'],
])('a wish to die in %s', (_, text) => {
  expect(signalInTongues(text)).toMatchObject({ level: 'crisis', cardId: 'crisis-suicide' })
})

test.each([
  ['Mandarin', '我要自杀'],
  ['Arabic', 'سوف أنتحر الليلة'],
  ['Vietnamese', 'tối nay tôi sẽ tự tử'],
  ['Greek', 'θα αυτοκτονήσω απόψε'],
  ['Italian', 'stasera mi ammazzo... mi ammazzo stasera'],
  ['Tagalog', 'magpapakamatay na ako'],
  ['Hindi in Latin letters', 'aaj main suicide kar lungi'],
  ['Spanish', 'esta noche me voy a matar'],
])('a plan in %s', (_, text) => {
  expect(signalInTongues(text)).toMatchObject({ level: 'emergency', cardId: 'emergency-life' })
})

test.each([
  ['a denial in Mandarin', '我不想死'],
  ['longing in Mandarin', '妈妈想死你了'],
  ['a denial in Arabic', 'لا أريد أن أموت'],
  ['a denial in Vietnamese', 'tôi không muốn chết'],
  ['tiredness in Vietnamese', 'mệt muốn chết'],
  ['a denial in Greek', 'δεν θέλω να πεθάνω'],
  ['laughter in Italian', 'voglio morire dal ridere'],
  ['a denial in Spanish', 'no quiero morir'],
  ['laughter in Spanish', 'me quiero morir de risa con este niño'],
  ['everyday Hindi', 'mujhe neend aa rahi hai, bachcha so gaya'],
  ['everyday Tagalog', 'gutom na ang mga bata, anong ulam'],
  ['everyday English', 'we want to die cut some felt shapes'],
])('%s is none', (_, text) => {
  expect(signalInTongues(text)).toBeUndefined()
})
