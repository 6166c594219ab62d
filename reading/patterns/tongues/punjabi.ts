import type { Tongue } from './tongue.ts'

export const punjabi: Tongue = {
  name: 'Punjabi',
  wishes: [
    ...[
      'ਮਰਨਾ ਚਾਹੁੰਦੀ',
      'ਮਰਨਾ ਚਾਹੁੰਦਾ',
      'ਮਰ ਜਾਣਾ ਚਾਹੁੰਦੀ',
      'ਮਰ ਜਾਣਾ ਚਾਹੁੰਦਾ',
      'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ',
      'ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ',
      'ਜਿਉਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ',
      'ਜਿਉਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ',
    ],
    ...[
      'ਮੈਂ ਮਰ ਜਾਵਾਂ',
      'ਖੁਦਕੁਸ਼ੀ ਕਰਨਾ ਚਾਹੁੰਦੀ',
      'ਖੁਦਕੁਸ਼ੀ ਕਰਨਾ ਚਾਹੁੰਦਾ',
      'ਆਤਮਹੱਤਿਆ ਕਰਨਾ ਚਾਹੁੰਦੀ',
      'ਜੀਣ ਦਾ ਦਿਲ ਨਹੀਂ',
      'ਮਰਨ ਨੂੰ ਦਿਲ',
    ],
    ...[
      'marna chahundi',
      'marna chahunda',
      'marna chaundi',
      'marna chaunda',
      'jeena nahi chahundi',
      'jeena nahi chahunda',
      'jeena nai chaundi',
      'jina nahi chahundi',
    ],
    ...[
      'main mar jawan',
      'mai mar jawan',
      'khudkushi karna chahundi',
      'marn nu dil karda',
      'marn nu jee karda',
      'jeen da dil nahi',
    ],
  ],
  plans: [
    'ਖੁਦਕੁਸ਼ੀ ਕਰ ਲਵਾਂਗੀ',
    'ਖੁਦਕੁਸ਼ੀ ਕਰਨ ਲੱਗੀ',
    'ਆਪਣੇ ਆਪ ਨੂੰ ਮਾਰ',
    'khudkushi kar lavangi',
    'khudkushi karan laggi',
    'apne aap nu maar',
  ],
  unlessAfter: ['ਨਹੀਂ', 'nahi', 'nai', 'nahin'],
  unlessBefore: ['ਨਹੀਂ', 'nahi', 'nai', 'nahin'],
}
