import type { Tongue } from './tongue.ts'

export const tagalog: Tongue = {
  name: 'Filipino and Tagalog',
  wishes: [
    ...[
      'gusto ko na mamatay',
      'gusto ko nang mamatay',
      'gusto kong mamatay',
      'gusto ko mamatay',
      'gusto q na mamatay',
      'ayoko na mabuhay',
      'ayoko nang mabuhay',
      'ayaw ko na mabuhay',
    ],
    ...[
      'ayaw ko nang mabuhay',
      'sana mamatay na ako',
      'sana mamatay nalang ako',
      'sana mamatay na lang ako',
      'sana patay na ako',
      'mamatay na lang ako',
      'mamatay nalang ako',
    ],
    ...[
      'gusto kong magpakamatay',
      'gusto ko magpakamatay',
      'gusto ko na magpakamatay',
      'gusto ko nang magpakamatay',
      'naiisip kong magpakamatay',
      'naiisip ko magpakamatay',
      'wala na akong ganang mabuhay',
    ],
  ],
  plans: [
    'magpapakamatay ako',
    'magpapakamatay na ako',
    'papatayin ko ang sarili ko',
    'papatayin ko sarili ko',
    'tatapusin ko na ang buhay ko',
  ],
  unlessAfter: ['hindi', 'di'],
  unlessBefore: ['sa gutom', 'sa kakatawa', 'sa tawa', 'sa hiya', 'sa pagod'],
}
