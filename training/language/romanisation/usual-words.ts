import { readSpellings } from './spellings.js'

// How people usually type the words that they type most: written by hand for this project.

// prettier-ignore
export const HINDI_WORDS = readSpellings(`
है:hai|hai|hai|h|he हैं:hain|hai|hain|h के:ke|k मैं:main|mai|mein|m नहीं:nahi|nahi|nahin|nhi|nai में:mein|me|me|mai एक:ek|ek|ik
आप:aap|aap|ap लिए:liye|liye|lie|k लिये:liye|lye और:aur|aur|or|nd यह:yeh|ye|yah से:se की:ki|kii क्या:kya|kya|kia|kyaa कि:ki|k
तुम:tum|tum|tm हो:ho कर:kar|kar|kr मुझे:mujhe|mujhe|muje|mjhe|mujhko को:ko हम:hum|ham|hm था:tha|thaa वह:woh|wo|vo|voh पर:par|pe|pr
हूँ:hoon|hu|hun|hoo हूं:hoon|hu|hun रहे:rahe|rhe भी:bhi|bhi|bhee|b रहा:raha|raha|rha का:ka अपने:apne|apne|apny कुछ:kuch|kuchh|kuch
तो:toh|to|to गया:gaya|gya|gaya इस:is|iss मेरे:mere|mere|mre ठीक:theek|thik|thek करने:karne|krne किया:kiya|kiya|kia साथ:saath|sath|sath
उसे:use|usse|usey हाँ:haan|ha|han|haa वे:ve|wo|we सकते:sakte|skte|sakte लेकिन:lekin|lekin|lkin|par यहाँ:yahan|yaha|yahaan
तुम्हें:tumhe|tumhein|tumko कोई:koi|koi|koyi तरह:tarah|tarha|trh अब:ab|ab|abb पता:pata|pta होगा:hoga|hoga|hga बहुत:bahut|bohot|bhot|bahot|bhut|bht
बात:baat|bat सकता:sakta|skta जाओ:jao|jaao ही:hi|hee दिया:diya|dia|diya करना:karna|krna जा:ja|jaa मेरी:meri|meri|mri सब:sab|sb|sab बारे:bare|baare
कहा:kaha|kha|kahaa जो:jo वहाँ:wahan|waha|vahan जब:jab|jb|jab इसे:ise|isse|isey अच्छा:accha|acha|achha|achcha|acchha चाहिए:chahiye|chahiye|chaiye|chahie
बाहर:bahar|baahar करो:karo|kro|karo क्यों:kyun|kyu|kyo|kyon|q अपनी:apni|apni थे:the|thay चलो:chalo|chlo दो:do|doh ले:le किसी:kisi फिर:phir|fir|phr|fr
काम:kaam|kam|kaam अगर:agar|agr|agar ये:ye|yeh कैसे:kaise|kese|kaise|kayse करते:karte|krte पहले:pehle|pahle|phle|pehley बस:bas|bs|bus कभी:kabhi|kbhi
समय:samay|samay|time हमें:hamein|hume|humein|hame रही:rahi|rhi|rahi आ:aa|aa|a तक:tak|tk हमारे:hamare|humare|hmare मेरा:mera|mera|mra मैंने:maine|meine|mene|maine
या:ya|yaa अभी:abhi|abhi|abi|abhee मिल:mil घर:ghar|ghr|ghar सभी:sabhi|sabhi|sbhi मत:mat|mt आपको:aapko|apko|aapko अरे:are|arre|arey सिर्फ:sirf|sirf|srf
सही:sahi|sahi|shi थी:thi|thee ने:ne|nay देखो:dekho|dekho प्यार:pyar|pyaar|pyr वो:wo|woh|vo लोगों:logon|logo|logo ऐसा:aisa|esa|aisaa दिन:din न:na|na|n बाद:baad|bad
कौन:kaun|kon|koun हर:har|hr पास:paas|pas दे:de जाता:jata|jaata बार:baar|bar लोग:log कैसा:kaisa|kesa कैसी:kaisi|kesi यार:yaar|yar भाई:bhai|bhai|bhaii|bro
दोस्त:dost क्योंकि:kyunki|kyuki|kyonki|kyoki सकती:sakti|skti करता:karta|krta करती:karti|krti मोदी:modi भारत:bharat|bharat|india देश:desh|des जी:ji|ji|jee सर:sir
आज:aaj|aj|aaj कल:kal|kl इतना:itna|itna|itnaa कितना:kitna|ktna कहाँ:kahan|kaha|kahaan कब:kab|kb तू:tu|tu|too तेरा:tera|tera तेरी:teri तेरे:tere मज़ा:maza|mja मजा:maza|mja
ज़्यादा:zyada|jyada|zada|ziada ज्यादा:zyada|jyada|jada चाहते:chahte|chahte वाला:wala|vala|wala वाले:wale|vale|waale वाली:wali|vali|waali उनके:unke|unke उसका:uska|uska
उसकी:uski उसके:uske इसका:iska इसकी:iski इसके:iske जैसे:jaise|jese जैसा:jaisa|jesa हुआ:hua|hua|huwa हुई:hui|hui हुए:hue|huye गई:gayi|gai|gyi गए:gaye|gae|gye
होता:hota|hota होती:hoti होते:hote कोशिश:koshish|kosis शायद:shayad|sayad|shyd नमस्ते:namaste|namste धन्यवाद:dhanyavaad|dhanyawad|dhanyavad`)

// prettier-ignore
export const URDU_WORDS = readSpellings(`
ہے:hai|hai|hay|h میں:main|mein|mai|me|mei کے:ke|kay|k نہیں:nahi|nahin|nhi|nai آپ:aap|ap|aap کی:ki|kii ایک:aik|ek|aik سے:se|say ہیں:hain|hain|hen|han کو:ko اس:is|us|iss|uss
نے:ne|nay|nai یہ:yeh|ye|yeh کیا:kya|kia|kiya تم:tum|tm اور:aur|or|aur وہ:woh|wo|wo ہو:ho کر:kar|kr ہم:hum|ham کہ:ke|k|keh لئے:liye|liay|lye لیے:liye|liay پر:par|pe|per تھا:tha|thaa
ہوں:hoon|hun|hu|hon کا:ka مجھے:mujhe|mujhay|mjhe|mujhy بھی:bhi|bhi|bhe|b تو:to|tou|tu کرنے:karne|krne|karnay رہے:rahe|rhe|rahay ٹھیک:theek|thek|thik گا:ga کچھ:kuch|kch|kuchh
کوئی:koi|koi|koe رہا:raha|rha سب:sab|sb یہاں:yahan|yahaan ساتھ:saath|sath|sath ہاں:haan|han|ha ان:in|un گیا:gaya|gya اسے:usay|use|isay اب:ab طرح:tarah|tarha لیکن:lekin|lakin|lkn
سکتے:sakte|saktay|skte صرف:sirf|srf میرے:mere|meray بہت:bohat|bohot|bahut|boht|buhat گے:ge|gay بات:baat|bat سکتا:sakta|skta اپنے:apne|apnay زیادہ:ziada|zyada|zyadah جی:ji|jee کسی:kisi
دیا:diya|dia جاؤ:jao|jaao بارے:baray|bare دو:do کرنا:karna|krna چلو:chalo تھے:thay|the جا:ja|jaa میری:meri باہر:bahar|bahir تمہیں:tumhein|tumhe|tumhain ضرورت:zaroorat|zarurat کہا:kaha
ہی:hi|he حاصل:hasil کریں:karein|karen|kren جو:jo وہاں:wahan|wahaan وقت:waqt|wakt جائے:jaye|jae|jaey پھر:phir|phr|fir اچھا:acha|achha|acha کام:kaam|kam کرتے:karte|kartay|krte اگر:agar|agr
کیوں:kyun|kyon|kiun|q یا:ya کرو:karo|kro آ:aa تک:tak|tk کس:kis|kis چاہتا:chahta کبھی:kabhi|kbhi لے:le|lay انہوں:unhon|unho پہلے:pehle|pehlay|phle جب:jab|jb ہمارے:hamare|hamaray
کہاں:kahan|kahaan|kaha واپس:wapis|wapas کرتا:karta|krta مل:mil نہ:na|nah ہر:har پاس:paas|pas طرف:taraf لوگوں:logon|logo تمام:tamam اپنی:apni آدمی:aadmi|admi تھی:thi|thee کون:kaun|kon
میرا:mera ایسا:aisa|esa پتہ:pata|pta بعد:baad|bad لوگ:log|loug دیکھ:dekh مدد:madad شکریہ:shukriya|shukria گھر:ghar|ghr السلام:assalam|asslam علیکم:alaikum|alikum|o پاکستان:pakistan
اللہ:allah|allah خدا:khuda حافظ:hafiz انشاءاللہ:inshallah|inshaAllah دوست:dost محبت:mohabbat|muhabbat زندگی:zindagi|zindgi دل:dil خوش:khush آج:aaj|aj کل:kal کیسے:kaise|kesay|kaisay
یار:yaar|yar بھائی:bhai|bhai سکتی:sakti کیونکہ:kyunke|kyunkay|kiunke صاحب:sahab|sahib چاہیے:chahiye|chahye|chahiay والا:wala والے:walay|wale والی:wali گئی:gayi|gai|gae گئے:gaye|gae`)

// prettier-ignore
export const BENGALI_WORDS = readSpellings(`
আমি:ami|ami|aami আমার:amar|amar|aamar আমাকে:amake|amake|amk আমরা:amra|amra|aamra তুমি:tumi|tumi|tmi তোমার:tomar|tomar|tmr তোমাকে:tomake|tomake|tmk আপনি:apni|apni|aapni আপনার:apnar|apnar
সে:se|she তার:tar তারা:tara তাকে:take এটা:eta|eita ওটা:ota|oita এই:ei|ai সেই:sei|shei কি:ki কী:ki|kii কেন:keno|kno কে:ke কোথায়:kothay|kothai কখন:kokhon|kkhn কেমন:kemon|kmon|kamon
হয়:hoy|hoi হবে:hobe|hbe হয়েছে:hoyeche|hoise|hoiche ছিল:chilo|silo|chhilo আছে:ache|ase|achhe আছি:achi|asi আছেন:achen|asen নেই:nei|nai নয়:noy|noi না:na|naa হ্যাঁ:ha|hae|hyan এবং:ebong|ebong|abong ও:o
কিন্তু:kintu যদি:jodi|jdi জন্য:jonno|jonne|jnno করে:kore|kre করতে:korte|krte করা:kora করি:kori করব:korbo|krbo করছে:korche|korse কর:koro|kor বলে:bole ভালো:bhalo|valo|vlo ভাল:bhalo|valo
একটা:ekta|akta একটি:ekti|akti এক:ek|ak দুই:dui সব:sob|shob|sab কিছু:kichu|kisu|kichhu অনেক:onek|onk|anek খুব:khub|kub আর:ar|aar তো:to যে:je|ze থেকে:theke|thke সাথে:sathe|shathe মনে:mone
কথা:kotha|ktha মানুষ:manush দিন:din আজ:aj|aaj আজকে:ajke|ajk কাল:kal এখন:ekhon|akhon|ekhn পারি:pari পারে:pare যাই:jai যাব:jabo|zabo ভাই:bhai|vai বন্ধু:bondhu|bondu ধন্যবাদ:dhonnobad|donnobad
ভালোবাসি:bhalobashi|valobashi|bhalobasi বাংলা:bangla বাংলাদেশ:bangladesh`)

// prettier-ignore
export const ARABIC_WORDS = readSpellings(`
لا:la|la|laa من:min|men|mn في:fi|fe|fii فى:fi|fe أن:an|an|ann هذا:hatha|haza|hadha|hada على:ala|ala ما:ma|maa أنا:ana|ana|anaa انا:ana|ana هل:hal و:wa|w|we|o يا:ya ذلك:thalik|dhalik|zalek لقد:laqad
لم:lam ماذا:matha|maza|madha كان:kan|kaan هنا:huna|hona|hena إلى:ila|ela|ila الى:ila|ela أنت:anta|enta|inta انت:enta|inta|ant هو:huwa|howa|hwa هذه:hathihi|hazihi|hadhihi عن:an|aan
نعم:naam هناك:hunak|honak كل:kul|kol|kull ليس:laysa|lays كنت:kunt|kont فقط:faqat شيء:shay|shai|she الآن:alan|al-an|alaan مع:ma|maa الذي:alathi|allazi|alladhi لكن:lakin|laken لك:lak|lk|lek
يجب:yajib|yjb لن:lan كيف:kayf|keef|kaif حسنا:hasanan لي:li|ly إنه:innahu|ennaho سوف:sawfa|sawf نحن:nahnu|nahno إذا:itha|iza|idha اذا:itha|iza كانت:kanat عندما:indama|endama أي:ay|ayy قد:qad
لماذا:limatha|limaza|lematha هي:hiya|heya|hya التي:allati|alati حتى:hatta|hata بعد:baad|bad أو:aw|aow ولكن:walakin|wlaken قبل:qabl|abl لو:law|lw ربما:rubama|robama أين:ayna|ayn|wen تلك:tilka
أريد:ureed|ureed|areed بعض:baad|baadh عليك:alayk|alik|aleik مثل:mithl|methl|mesl الوقت:alwaqt|al waqt بخير:bikhair|bkhair|bekheir أحد:ahad رجل:rajul شكرا:shukran|shokran|shukran شكراً:shukran|shokran
يمكن:yumkin|ymkn جيد:jayed|jayyid|gayed اليوم:alyawm|elyoum|alyoum|elyom مرحبا:marhaba مرحباً:marhaban|marhaba آخر:akher|akhar غير:ghair|gher|ghayr له:lahu|lah|laho الله:allah|allah|alla
والله:wallah|wallahi|walla السلام:assalam|alsalam|salam عليكم:alaikum|alikom|aleikum إن:inna|in|en ان:an|en|in شاء:sha|shaa صباح:sabah الخير:alkhair|elkheir|al khair|el kheir مساء:masa|masaa حبيبي:habibi|habiby
حبيبتي:habibti|habebti يعني:yani|yaani طيب:tayeb|tayib|tayyeb كويس:kwayes|kuwayes|kwais عايز:ayez|aayez مش:mesh|mish|msh ايه:eih|eh|eeh إيه:eih|eh ازيك:ezayak|izzayak|ezayek عشان:ashan|aashan
ده:da|dah دي:di|dy|dee اللي:elly|illi|elli كده:keda|kda|kedah بس:bas|bs|bass ليه:leh|lih|leeh فين:fein|fen|feen انتي:enty|inti|enti احنا:ehna هم:hom|hum|humma كمان:kaman النهارده:elnaharda|naharda
مين:meen|min امتى:emta|imta دلوقتي:dilwaati حاجة:haga|haja خلاص:khalas انه:ino|eno|ennu شو:shu|sho|chou كتير:ktir|kteer|keteer هيك:heik|hek|hayk بدي:baddi|bedi|badde`)

/** The same, where digits stand for letters. */
// prettier-ignore
export const ARABIC_WORDS_WITH_DIGITS = readSpellings(`
على:3ala|3la|3al عن:3an مع:ma3|m3a نعم:na3am حتى:7atta|7ata بعد:ba3d|b3d بعض:ba3d عندما:3andama عليك:3alek|3aleik|3leik أحد:a7ad حد:7ad حسنا:7asanan نحن:na7nu شيء:shay2|she2
عليكم:3alekom|3aleikom صباح:saba7|saba7|9aba7 الخير:el5er|elkheir|el kheir|al5air مساء:masa2 حبيبي:7abibi|7abeby|7bibi حبيبتي:7abibti|7abebty يعني:ya3ni|ya3ny|y3ni عايز:3ayez|3ayz عشان:3ashan|3shan
احنا:e7na|2e7na دلوقتي:delwa2ti|dlw2ty|delwa2ty حاجة:7aga|7aja خلاص:5alas|khalas|5las طيب:6ayeb|tayeb قبل:2abl|9abl|qabl مرحبا:mar7aba|mr7ba مرحباً:mar7aban آخر:a5er|akher بخير:b5eir|be5er|bkhair
غير:gher|3'er الوقت:elwa2t|alwa2t عند:3and عندي:3andi|3andy معك:ma3ak|m3ak معي:ma3i|ma3y أعرف:a3raf|a3ref قال:2al|qal لا:la|la2 لأ:la2 عليه:3aleh|3aleih حلو:7elw|7elo يوم:youm|yom واحد:wa7ed`)

// prettier-ignore
export const PERSIAN_WORDS = readSpellings(`
که:ke|ke|k رو:ro|ro|ru من:man|mn و:va|o|va به:be|b تو:to|too از:az اون:oon|un|oun این:in|een|in اين:in|een يه:ye|ye یه:ye|ye می:mi|mi مي:mi با:ba|baa در:dar نه:na|nah ما:ma|maa هم:ham بود:bood|bud|bod
کنم:konam باشه:bashe|basheh|bashe تا:ta|taa ها:ha چي:chi|chy چی:chi بايد:bayad|bayad باید:bayad|bayad خيلي:kheili|kheyli|xeyli|kheily خیلی:kheili|kheyli|xeyli|khayli فکر:fekr آره:are|areh|are براي:baraye|baraye
برای:baraye خب:khob|xob|khb فقط:faghat|faqat کن:kon|kn شما:shoma همه:hame|hameh|hme اگه:age|ageh داره:dare|dareh ديگه:dige|dgie|digeh دیگه:dige|digeh شده:shode|shodeh دارم:daram کار:kar|kaar اينجا:inja اینجا:inja
نيست:nist|nist نیست:nist چه:che|cheh پس:pas|ps اما:amma|ama نمي:nemi نمی:nemi چرا:chera|chra خوب:khoob|khub|xub|khob کنه:kone|koneh کردم:kardam چيزي:chizi کني:koni کنی:koni حالا:hala|haala|hala ولي:vali|vali|wali
ولی:vali|vali|wali الان:alan|al-an|alaan هر:har اونا:oona|una اي:ey داري:dari داری:dari شد:shod او:oo|u|ou اوه:oh منو:mano ميشه:mishe|misheh میشه:mishe|misheh بهت:behet بچه:bache|bacheh هست:hast|hst بهم:behem|beham مثل:mesle|mesl
بهش:behesh وقتي:vaghti|vaqti وقتی:vaghti|vaqti دوست:doost|dust|dost دست:dast بده:bede کرد:kard حرف:harf خونه:khoone|khune|xune يا:ya یا:ya کنيم:konim واسه:vase|vaseh بله:bale|baleh کرده:karde سلام:salam|slm|salaam
چون:chon|chun برو:boro|bro را:ra چيه:chie|chiye چیه:chie|chiye بعد:bad|baad بيا:bia|biya بیا:bia|biya است:ast|ast خودت:khodet|xodet هنوز:hanooz|hanuz روز:rooz|ruz سر:sar ميخوام:mikham|mikhaam|mixam میخوام:mikham|mixam
میکنم:mikonam|mikonm ميکنم:mikonam میکنه:mikone|mikoneh مرسی:mersi|merci ممنون:mamnoon|mamnun خوبی:khoobi|khubi|xubi چطور:chetor|chetour کجا:koja کجایی:kojaee|kojayi کی:ki|key عزیزم:azizam جان:jan|jaan|joon جون:joon|jun
ایران:iran|iran امروز:emrooz|emruz|emroz فردا:farda شب:shab بخیر:bekheir|bekheyr خدا:khoda|xoda حال:hal|haal لطفا:lotfan زندگی:zendegi دارد:darad|dare هستم:hastam می‌کنم:mikonam می‌شود:mishavad|mishe`)

// prettier-ignore
export const HEBREW_WORDS = readSpellings(`
לא:lo|lo|loh את:et|at|et אני:ani|ani זה:ze|zeh|ze אתה:ata|atah|ata מה:ma|mah|ma הוא:hu|hoo על:al|al לי:li|li של:shel|shel כן:ken|ken לך:lecha|lach|leha אבל:aval|aval יש:yesh|yesh שלי:sheli|sheli כל:kol|kol
בסדר:beseder|beseder|bseder עם:im|im היא:hi|hee שלך:shelcha|shelach|shelha אם:im טוב:tov|tov היה:haya|hayah אנחנו:anachnu|anahnu|anachnoo רוצה:rotze|rotza|roze אז:az יודע:yodea|yodea רק:rak הם:hem יכול:yachol|yahol
אותו:oto אותך:otcha|otach|otha יותר:yoter כאן:kan|kaan אותי:oti הזה:haze|hazeh שאני:sheani|she ani למה:lama|lamah להיות:lihyot|lehiyot עכשיו:achshav|ahshav|axshav או:o|oh אחד:echad|ehad משהו:mashehu|mashu היי:hey|hi
צריך:tzarich|tsarih|zarich כמו:kmo|kemo אל:el|al איך:eich|eih|ech אין:ein|en נכון:nachon|nahon לעשות:laasot|la'asot תודה:toda|todah|toda לו:lo לנו:lanu שאתה:sheata מי:mi זאת:zot שם:sham|shem חושב:choshev|hoshev
כדי:kdei|kedei כמה:kama|kamah פשוט:pashut אולי:ulai|ulay באמת:beemet|be'emet|bemet כי:ki הייתי:hayiti גם:gam זו:zo עושה:ose|osa|oseh האם:haim ואני:veani|ve ani דבר:davar|daber שלו:shelo עוד:od כבר:kvar שלא:shelo
שלנו:shelanu מאוד:meod|me'od לפני:lifnei|lifney הרבה:harbe|harbeh בבקשה:bevakasha|bvakasha הולך:holech|holeh קדימה:kadima אומר:omer יהיה:yihye|yihiye יכולה:yechola|yehola פעם:paam|pa'am זמן:zman אתם:atem עדיין:adain|adayin
עד:ad ממש:mamash איפה:eifo|eyfo|efo קצת:ktzat|ktsat|kzat מישהו:mishehu אותם:otam לראות:lirot הנה:hine|hineh פה:po|poh אבא:aba|abba אמא:ima|imma הכל:hakol ללכת:lalechet בדיוק:bidyuk אנשים:anashim|anashim לדבר:ledaber
חייב:chayav|hayav שוב:shuv היום:hayom|hayom מחר:machar|mahar שלום:shalom|shalom יום:yom בוקר:boker לילה:laila|layla ערב:erev אחי:achi|ahi מותק:motek אוהב:ohev|ohev אוהבת:ohevet נשמע:nishma שלומך:shlomcha|shlomech
ישראל:israel|yisrael יפה:yafe|yafa חבר:chaver|haver חברים:chaverim|haverim בית:bait|bayit כסף:kesef עבודה:avoda|avodah סתם:stam יאללה:yalla|yala חלק:chelek|helek`)

// prettier-ignore
export const RUSSIAN_WORDS = readSpellings(`
что:chto|chto|shto|cho его:ego|ego|evo|yego ничего:nichego|nichego|nichevo сегодня:segodnya|segodnja|sevodnya здравствуйте:zdravstvuyte|zdravstvuite|zdrastvuite пожалуйста:pozhaluysta|pozhaluista|pojalusta
сейчас:seychas|seichas|shas спасибо:spasibo|spasibo|spasibki хорошо:horosho|khorosho|xorosho конечно:konechno|konechno|koneshno меня:menya|menja|mena тебя:tebya|tebja|teba привет:privet как:kak ещё:eshe|esche|eshche еще:eshe|esche|eshche
чтобы:chtoby|chtobi|shtoby её:ee|eyo`)

/** English words that people use in the middle of Hindi, Urdu or Bengali. */
// prettier-ignore
export const MIXED_IN = (
  'bro please sir madam time phone movie love life friend friends problem office school college exam class match team world best super good bad nice happy ' +
  'birthday video photo song news government police party election vote minister country public media social money bank number ' +
  'message call mobile online internet website school train bus car road doctor hospital family brother sister uncle aunty boss job salary ' +
  'weekend morning night today tomorrow sorry thanks thank ok okay hello hi yes no really but so just like support follow tweet post share respect fans hero ' +
  'actor film trailer release cricket captain player run support join group chat help tension mood fun busy ready start stop plan ticket')
  .split(' ')
