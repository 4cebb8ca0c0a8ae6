import type { Phrases } from '@/content/schema/guide';

export const phrases: Phrases = {
  languages: [
    { code: 'hi', name: 'Hindi' },
    { code: 'ta', name: 'Tamil' },
  ],
  groups: [
    {
      heading: 'Help',
      phrases: [
        {
          id: 'doctor',
          english: 'We need a doctor.',
          spoken: { hi: 'हमें डॉक्टर की ज़रूरत है।', ta: 'எங்களுக்கு மருத்துவர் தேவை.' },
        },
        {
          id: 'jetty',
          onFerryPage: true,
          english: 'To the jetty, please.',
          spoken: { hi: 'कृपया जेटी ले चलिए।', ta: 'தயவுசெய்து படகுத்துறைக்கு.' },
        },
      ],
    },
  ],
  example: true,
};
