import type { Phrases } from './schema/guide';

// Phrases that guests can show to a driver, a hotel or a crew on their phone. The page about cancelled ferries also
// shows those with onFerryPage. Have them read by a person who speaks the languages, then delete the line with example.
export const phrases: Phrases = {
  languages: [
    { code: 'hi', name: 'Hindi' },
    { code: 'bn', name: 'Bengali' },
    { code: 'ta', name: 'Tamil' },
    { code: 'te', name: 'Telugu' },
  ],
  groups: [
    {
      heading: 'Help',
      phrases: [
        {
          id: 'one-more-night',
          onFerryPage: true,
          english: 'My ferry was cancelled. Is there a room for one more night?',
          spoken: {
            hi: 'मेरी फ़ेरी रद्द हो गई है। क्या एक और रात के लिए कमरा मिलेगा?',
            bn: 'আমার ফেরি বাতিল হয়েছে। আর এক রাতের জন্য ঘর পাওয়া যাবে?',
            ta: 'என் படகு ரத்தாகிவிட்டது. இன்னும் ஒரு இரவுக்கு அறை கிடைக்குமா?',
            te: 'నా ఫెర్రీ రద్దయింది. ఇంకో రాత్రికి గది దొరుకుతుందా?',
          },
        },
        {
          id: 'doctor',
          english: 'We need a doctor.',
          spoken: {
            hi: 'हमें डॉक्टर की ज़रूरत है।',
            bn: 'আমাদের ডাক্তার দরকার।',
            ta: 'எங்களுக்கு மருத்துவர் தேவை.',
            te: 'మాకు డాక్టర్ కావాలి.',
          },
        },
        {
          id: 'hospital',
          english: 'Please take us to the hospital.',
          spoken: {
            hi: 'कृपया हमें अस्पताल ले चलिए।',
            bn: 'দয়া করে আমাদের হাসপাতালে নিয়ে চলুন।',
            ta: 'தயவுசெய்து எங்களை மருத்துவமனைக்கு அழைத்துச் செல்லுங்கள்.',
            te: 'దయచేసి మమ్మల్ని ఆసుపత్రికి తీసుకెళ్లండి.',
          },
        },
        {
          id: 'child',
          english: 'Our child is lost. Please help us.',
          spoken: {
            hi: 'हमारा बच्चा खो गया है। कृपया हमारी मदद कीजिए।',
            bn: 'আমাদের বাচ্চা হারিয়ে গেছে। দয়া করে সাহায্য করুন।',
            ta: 'எங்கள் குழந்தையைக் காணவில்லை. தயவுசெய்து உதவுங்கள்.',
            te: 'మా బిడ్డ కనిపించడం లేదు. దయచేసి సహాయం చేయండి.',
          },
        },
      ],
    },
    {
      heading: 'On the way',
      phrases: [
        {
          id: 'jetty',
          english: 'Please take us to the jetty. Our ship sails soon.',
          spoken: {
            hi: 'कृपया हमें जेटी ले चलिए। हमारा जहाज़ थोड़ी देर में जाने वाला है।',
            bn: 'দয়া করে আমাদের জেটিতে নিয়ে চলুন। আমাদের জাহাজ একটু পরেই ছাড়বে।',
            ta: 'தயவுசெய்து எங்களைப் படகுத்துறைக்கு அழைத்துச் செல்லுங்கள். எங்கள் கப்பல் விரைவில் புறப்படும்.',
            te: 'దయచేసి మమ్మల్ని జెట్టీకి తీసుకెళ్లండి. మా ఓడ త్వరలో బయలుదేరుతుంది.',
          },
        },
      ],
    },
    {
      heading: 'Day by day',
      phrases: [
        {
          id: 'vegetarian',
          english: 'Vegetarian food, please: no meat, no fish, no egg.',
          spoken: {
            hi: 'कृपया शाकाहारी खाना दीजिए: मांस, मछली और अंडा नहीं।',
            bn: 'দয়া করে নিরামিষ খাবার দিন: মাংস, মাছ, ডিম নয়।',
            ta: 'தயவுசெய்து சைவ உணவு கொடுங்கள்: இறைச்சி, மீன், முட்டை வேண்டாம்.',
            te: 'దయచేసి శాకాహార భోజనం ఇవ్వండి: మాంసం, చేప, గుడ్డు వద్దు.',
          },
        },
        {
          id: 'stairs',
          english: 'No stairs, please. This person cannot climb.',
          spoken: {
            hi: 'कृपया सीढ़ियाँ नहीं। ये सीढ़ियाँ नहीं चढ़ सकते।',
            bn: 'দয়া করে সিঁড়ি নয়। ইনি সিঁড়ি দিয়ে উঠতে পারেন না।',
            ta: 'தயவுசெய்து படிக்கட்டு வேண்டாம். இவரால் படி ஏற முடியாது.',
            te: 'దయచేసి మెట్లు వద్దు. వీరు మెట్లు ఎక్కలేరు.',
          },
        },
      ],
    },
  ],
  example: true,
};
