import type { Tongue } from './tongue.ts'

export const vietnamese: Tongue = {
  name: 'Vietnamese',
  wishes: [
    ...[
      'muốn chết',
      'muốn tự tử',
      'không muốn sống',
      'hong muốn sống',
      'ko muốn sống',
      'chẳng muốn sống',
      'chán sống',
      'muốn kết thúc cuộc đời',
    ],
    ...[
      'ước gì mình chết',
      'ước gì tôi chết',
      'muốn tự sát',
      'nghĩ đến cái chết',
      'nghĩ đến tự tử',
      'chết cho rồi',
      'chết đi cho xong',
    ],
  ],
  plans: ['sẽ tự tử', 'sẽ tự sát', 'định tự tử', 'định tự sát', 'sắp tự tử'],
  unlessAfter: [
    'không',
    'ko',
    'chưa',
    'chẳng',
    'đâu',
    'mệt',
    'đói',
    'nóng',
    'lạnh',
    'đau',
    'buồn ngủ',
    'cười',
    'sợ',
  ],
}
