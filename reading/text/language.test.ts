import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  '累死了 今天带娃去动物园',
  'تعبانة بس مبسوطة',
  'είμαι πολύ κουρασμένη σήμερα',
  'मुझे नींद नहीं आती',
  'ਮੈਨੂੰ ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ',
  'mujhe neend nahi aa rahi hai',
  'estoy muy cansada y no puedo dormir',
  'sono stanca morta ma che bella giornata',
  'con tôi không chịu ngủ, phải làm sao',
  'hindi ko alam kung paano siya patulugin',
  'je suis tellement fatiguée, mon bébé ne dort pas',
  'ich bin so müde, das Baby schläft nicht',
])('%j is another language', (text) => {
  expect(languageOf(text)).toBe('other')
})

test.each([
  '',
  'ok',
  'hola',
  '😭😭😭',
  'so tired. bub wont sleep',
  'Toddler bedtime routine?',
  'Swim lessons Mon, speech Tues, collapse Weds',
  'nonna came over and made gnocchi, the kids ate it all',
  'im in the 幼儿园 car park waiting for him',
  'mija finally slept, gracias a dios',
  'inshallah habibti sleeps',
  'yalla habibi time for bed',
  'nani made roti and dal',
  'chai and parathas with dadi',
  'la la la la',
])('%j is read as English', (text) => {
  expect(languageOf(text)).toBe('english')
})
