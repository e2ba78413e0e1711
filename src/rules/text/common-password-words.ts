/**
 * What common passwords are made of, without capitals, accents, digits and signs: the 1587 words that stand most often
 * and earliest in the passwords of @zxcvbn-ts/language-common 4.1.3 (MIT), its French names and words first, and words
 * that a French building site would add.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
aaron abigail access accord accueil action adam adidas admin administrateur administration adrian adrien airborne
airforce ajaccio alabama alain alaska albert alberto alex alexande alexander alexandr alexandra alexandre alexis alfred
algerie alice alicia alina alison allemagne allen allison alpha alsace alyssa amanda amber amelie america american
amiens amour amours anais anakin anastasia anderson andre andrea andreas andrew andrey andy angel angela angelina angelo
angels angers animal anna annie anthony antibes antoine anton antonio aout apache apollo apple apples april archer
argent arizona arnold arsenal arthur artisan asdasd asdfasdf ashley asmonaco assassin assman asterix athena atlanta
audrey august aurelie austin automne auvergne avalon avatar avignon avril awesome azerty azertyuiop babe baby babygirl
babylon badass badboy badger bailey ball baller balls bambam banana banane bandit barbara barbie barney baseball basket
basketball bass bastia batiment batman baxter beach bear beatles beauty beaver beavis bebe beer bender benjamin benzema
berlin bernard bernie besancon beton bianca bienvenue bigboy bigdaddy bigdog bigmac bigman bigred bill billy birdie
birthday bishop bisou bisous biteme black blade blaster blazer blink blizzard blonde blondie blood blowme blue bobby
bobcat boeing bollocks bond bondage bonheur bonjour bonnie bonsoir booger boogie boomer booty bordeaux boss boston
bowling bradley brandon brandy braves brazil brenda brest bretagne brian brigitte brique britney brittany bronco broncos
brooke brooklyn brother brown browns bruce bruins bruno brutus bubba bubble bubbles buck buddha buddy budlight buffalo
buffy bulldog bulldogs bullet bunny bureau burger burton business buster caen caesar calin callie callofduty calvin
camaro camera cameron camille camion canada cancer candy cannes cannon captain caramel cardinal carlo carlos carmen
carolina caroline carrelage carreleur carrie carrot carter cartman casey casino casper cassie catalina catch catfish
catherine cavalier celine celtic cerise cessna champion chance change changeme changermoi changezmoi chantier chaos
charger charles charlie charlotte charly charpente chat chaton check cheese chelsea cheri cherie cherokee cherry cheryl
chester cheval chevy cheyenne chicago chicken chien chienne chloe chocolat chopper chouchou choupette choupinette chris
christ christian christin christine christophe chronic chuck ciel ciment cindy cinema citroen citron claire clara
classic claude claudia clement client clinton cobra cocacola coccinelle cody coeur coffee colleen college collins colt
commande compaq comptabilite compte computer connexion connie connor contrasena control cookie cool cooper copper
coquelicot corona corse corvette cotton coucou cougar courage courtney couvreur cowboy cowboys crazy creative cricket
cristina crystal curtis cynthia daddy daisy dakota dallas damian damien dancer danger daniel danielle danny danse
darkness dauphin dave david debbie december decembre delphine delta demo demon denis denise dennis denver depot design
desire destiny detroit devil devils dexter diablo diamond diana didier diesel digger digital dijon dilbert dima dimanche
direction disney doctor dodgers doggie doggy dollar dolphin dolphins domino donald donkey doudou douglas dragon
dragonball dreamer dreams driver drowssap drummer ducati dude duke duncan dustin eagle eagles eatme eclipse eddie edward
egalite einstein elaine electricien electricite element elena elephant elizabeth elodie elvis emilie emily eminem emma
empire enfant enfants england enigma enter entreprise enzo eric espagne espoir essai etoile etoiles eugene euro everton
explorer express extreme facebook facture faith falcon famille family fantasy fatboy fatima felix fender fernando
ferrari ferret fetish fevrier fire fireman fish fisher fishing fktrcfylh flash florence florian florida flower flowers
fluffy flyers foobar foot football ford forest forever forget fortnite fortune fourgon fournisseur fraise framboise
francais france frances francis francoise frank frankie franklin fraternite fred freddie freddy frederic free freedom
frejus french frere friday friend friends froggy fuckyou fusion future fyfcnfcbz fylhtq gabriel gandalf garcia garfield
gateway gators gemini general genesis genius george georges georgia gerald gerard germany gfhjkm ghbdtn ghost giants
gibson gilbert gilles ginger giovanni girl girls gizmo gloria goblue godzilla golden golf golfer goober good google
gordon grace gracie grasse great green greenday greg gregory grenoble griezmann guest guillaume guinness guitar guitare
gundam gunner hacker hammer hannah happy hard hardcore hardon harley harmony harold harris harrison harry harrypotter
harvey hawaii hawkeye heather heaven hector helena hell hello helpme hendrix henri henry hentai herbert herman hesoyam
hiphop hitman hiver hobbes hockey holiday holly holmes home homer honda honey hooters horney horse horses hotdog hotrod
house houston howard hugo hummer hunter ibanez iceman identifiant iloveu iloveyou indian indiana ines infinity inside
instagram internet invite iphone ireland irina irish ironman isabel isabelle island italie iwantu jack jackass jackie
jackson jacob jacques jade jaguar jake james jamie janvier jardin jasmin jasmine jason jasper jean jeep jeff jeffrey
jennifer jenny jeremy jerome jerry jersey jessica jessie jester jesus jetadore jetaime jeudi jimbo jimmy joanna joanne
joey john johnny johnnyhallyday johnson joker jonathan jones jordan joseph josh joshua juice juillet juin jules julia
julian julie julien juliette june jungle junior jupiter justice justin justine kaiser karen karim karina katana kathleen
katie kawasaki kelly kennedy kenneth kermit kevin killer kimberly king kirill kitten kitty klaster knight kodiak kramer
kristen kristina lacrosse lady lakers lancer lapin lapinou larry lasvegas laura lauren laurent lawrence leather legend
lehavre leila lennon leonard leonardo leslie letmein libellule liberte liberty lickme licorne lifehack light lights
lille limoges lina lincoln linda lindsay lion lisa little liverpoo liverpool livraison lizard logan login logitech
lollol london long looking lorenzo lorraine loser louis louise loulou loup love lovely loveme lover lovers loveyou lucas
lucie lucifer lucky luke lundi lune lyon machine macon maconnerie maddie maddog madison madman madmax madonna maggie
magic magnum maiden maison malcolm mama maman mamie mamour manager manon manson manuel manutd marcel march marco marcus
mardi margaret margaux marguerite maria marie marina marine marines marino mario marion mark marlboro marley marlin
maroc mars marseille marshall martha martin martine martini marvin mary maryjane master materiaux mathieu mathilde
matrix matt matthew matthieu maurice maverick maxime maximus maxine maxwell mbappe megan mehdi melanie melissa melvin
member menton menuiserie menuisier mercedes merci mercredi mercury merlin messi metallic metallica metz mexico miami
michael michel michele michelle michigan mickey midnight miguel mike miller million mine minecraft minette minnie minou
miranda mission missy mitchell mobile mohamed molly monaco monamour monday money monica monique monkey monster montana
montpellier mookie moon moose morgan morgane morris motdepass motdepasse mother moto motorola mougins mountain mouse
mozart muffin mulhouse murphy music musique mustang mylene myriam nadia nadine nancy nantes naruto nascar nastya natalia
natalie natasha nathalie nathan national naughty nelson nemesis newpass newport newyork neymar nice nicholas nick
nicolas nicole nikita nikki nimes ninja nintendo nipples nirvana nissan noel noemie noisette nokia nolimit norman
normandie norton nothing nounours november novembre number nutella obelix oceane october octobre ogcnice oksana olga
oliver olivia olivier olympique omega online open orange ordinateur orion orlando orleans oscar outlaw packard packers
pakistan palmer pamela panda pandora pantera panther panthers panties panzer papa papi papillon papy paques paradis
paradise parents paris parker parpaing parrot pascal pass passe passion passport passwor password passwort patches
patricia patrick patriots patron paul pauline peace peaches peanut pebbles peewee pegasus peintre peinture penelope
penguin penny pentium people pepper pepsi perfect perpignan pervert petanque peter peugeot phantom philip philippe
phoebe phoenix photo photos piano picard pickle pierre pikachu pimp pimpin pirate pirates pizza plage platini platinum
platrier playboy player please plomberie plombier poison pokemon police pomme pontiac poohbear pookie poop poopoo
popcorn popeye porsche portable porter portugal poussin poussinette power precious predator prelude pretty prince
princess princesse printemps private provence psycho pumpkin purple pyramid qazqaz qazwsx qazwsxedc qazxsw qiwe qiweer
qiweerat quentin qwaszx qweasd qweasdzxc qwee qweear qweearst qweqwe qwerty qwertz rabbit racecar rachel racing raider
raiders rainbow random randy ranger rangers raphael raptor rascal raven rayan raymond razz rebecca reddog redhead redrum
redskins redsox redwings reggie regina reims reine renard renault rene rennes republique richard rick robbie robert
roberto robin robinson rock rocket rocks rockstar rocky roger roland rolltide romain roman ronald ronaldo ronnie rooster
root roscoe rose rosebud rouen roxanne rugby rulez runner rush ruslan russell russia rusty ryan sabine sable sabrina
sailor saints sally salmon salut samantha samedi samira sammie sammy samson samsung samuel samurai sandman sandra
sandrine sandy sangoku santiago sarah sasha saturn savage savannah savoie scarface school scooby scooter scorpio
scorpion scotland scott scotty seattle sebastien secret secretariat security semperfi senegal septembre serega serena
sergey sergio service seven shadow shaggy shannon sharon shelby shelly shirley shooter shorty sierra silver silvia simon
simone simple simpson simpsons singer sister skipper skippy skyline slayer slipknot smile smith smoke smokey smooth
snake snickers sniper snoopy snowball snowman soccer societe soeur sofiane softball soleil soleilsoleil sommer sophia
sophie spanky sparky spartak spartan special speed speedy spencer spider spiderman spike spirit spitfire spooky sports
spring stade stalker stanley star stargate startrek starwars steelers stella stephane stephanie stephen steve steven
stewart stinky stone storm strasbourg street strike stupid sublime success sugar summer sunny sunset sunshine super
superadmin superman surfer susan suzanne suzuki svetlana sweet swordfis sydney sylvia sylvie system tamara tanner target
tata tattoo taurus taylor teacher teddy teens telephone tendresse tennis teresa terry test teste tester testing texas
theman theo theone therock thierry thomas thumper thunder tiffany tiger tigers tigger tigre time timothy tina tinker
tintin titanic titeuf toiture tomcat tommy tonton tony topgun tornado tortue toulon toulouse tours toyota travaux travis
trevor trigger trinity tristan trooper trouble truck trucks trustno tucker tunisie turbo turkey turtle tweety tyler
united utilisateur vacances valentin valentina valerie vampire vanessa vanille vegeta velo vendredi veronica vfhbyf
vfrcbv victor victoria victory video viking vikings vincent violet viper virginia virginie vision vivelafrance vladimir
voiture voodoo voyager walker wallace walter wanker warcraft warren warrior water watson weasel weed welcome wesley
westside whatever whatsapp white wildcat wildcats william williams willie willow wilson windows winner winnie winston
winter wizard wolf wolves wombat woody wutang xavier xfiles yamaha yanis yankee yankees yasmine yellow young yvonne
zachary zaqiwsx zaqwsx zelda zidane zombie
`
    .trim()
    .split(/\s+/),
)
