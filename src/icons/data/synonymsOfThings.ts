/** What icons show of the world: places, vehicles, money, food, weather, sports, rooms; see `SYNONYMS`. */
export const SYNONYMS_OF_THINGS = `
LocationOn Place =Room FmdGood: marker pin position map address pointer
MyLocation GpsFixed LocationSearching: target crosshair position center
=Map: atlas navigation chart
=Navigation NearMe: arrow compass direction
Explore: compass safari direction discover
Directions Signpost AltRoute: way route turn wayfinding
Apartment Business Domain LocationCity CorporateFare: building office company skyscraper house
=Store Storefront: shop market retail
AccountBalance: bank museum government columns courthouse institution
LocalHospital MedicalServices: doctor clinic health firstaid
Church Mosque Synagogue Temple: religion worship building
Castle Fort: tower building
Factory: industry plant manufacturing
Warehouse: storage depot
Stairs Escalator Elevator: lift steps floor
Hotel =Bed KingBed SingleBed: sleep bedroom accommodation

DirectionsCar DriveEta TimeToLeave: auto automobile vehicle
LocalTaxi: cab car
DirectionsBus AirportShuttle: coach vehicle
Train Tram Subway DirectionsRailway DirectionsTransit: rail metro underground
Flight AirplanemodeActive LocalAirport: airplane plane aircraft travel aeroplane
DirectionsBike PedalBike: bicycle cycling
TwoWheeler Moped: motorcycle motorbike scooter
DirectionsBoat Sailing: ship ferry vessel
LocalShipping FireTruck: lorry van delivery vehicle
Rocket RocketLaunch: space startup launch spaceship
LocalGasStation: fuel petrol pump
EvStation ElectricCar: charging
Luggage CardTravel: suitcase baggage bag
DirectionsWalk: pedestrian person walking
DirectionsRun: jogging person running sprint
Anchor: ship harbor sea
Traffic: lights signal stoplight
Speed: gauge dashboard speedometer performance tachometer

ShoppingCart AddShoppingCart: trolley basket buy purchase checkout
ShoppingBag LocalMall: buy purchase tote
ShoppingBasket: buy purchase cart
CreditCard =Payment: bank debit money visa
AttachMoney =Paid MonetizationOn Money Payments: dollar cash currency price
Euro: money currency cash
AccountBalanceWallet =Wallet: purse money
Savings: piggy bank money pig
Work BusinessCenter Cases: briefcase job portfolio bag suitcase
CardGiftcard Redeem: present gift voucher
Discount Percent: coupon sale offer rebate
QueryStats Analytics Insights Assessment: statistics report graph metrics
BarChart InsertChart Leaderboard: graph statistics columns histogram diagram
PieChart DonutLarge: graph diagram statistics
ShowChart Timeline MultilineChart SsidChart: graph line diagram
AccountTree Schema Hub: hierarchy graph nodes workflow diagram sitemap
Dashboard SpaceDashboard: overview panels layout
ViewKanban: board trello columns tasks
ViewSidebar: drawer panel layout
GridView ViewModule =Apps: tiles layout thumbnails

Restaurant LocalDining =Dining Flatware: fork knife cutlery eat food
LocalCafe =Coffee FreeBreakfast EmojiFoodBeverage: cup mug tea espresso drink
LocalBar WineBar Liquor Nightlife: cocktail glass drink alcohol martini
SportsBar: beer mug pint drink
LocalPizza Fastfood LunchDining: burger hamburger food snack
Cake: birthday dessert pastry
Icecream: dessert cone gelato
Kitchen: fridge refrigerator
Microwave Blender: oven mixer appliance
LocalFireDepartment Whatshot: fire flame hot burn trending
AcUnit SevereCold: snowflake snow cold winter freeze ice
Thunderstorm =Bolt ElectricBolt FlashOn OfflineBolt: lightning electricity thunder energy
Umbrella BeachAccess: rain parasol weather
Water Waves Pool: sea ocean swimming
Grass Park Forest Nature: tree plant garden leaf wood
Spa EnergySavingsLeaf: leaf plant wellness nature eco lotus
LocalFlorist Yard FilterVintage: flower plant blossom
Pets: dog cat paw animal
Recycling: recycle environment reuse
Thermostat DeviceThermostat: temperature thermometer weather heat
Air: wind breeze weather
SportsSoccer: football ball
SportsBasketball SportsVolleyball SportsTennis SportsBaseball: ball game
FitnessCenter: gym dumbbell workout weights exercise barbell
Casino: dice game gambling random
SportsScore: finish flag checkered race
TheaterComedy: mask drama theatre
Celebration: party confetti popper congratulations
Toys: pinwheel play
Masks Coronavirus: covid virus face disease
Vaccines: syringe injection needle shot
Medication: pills drugs medicine bottle
MonitorHeart: ecg pulse heartbeat health
Biotech Science: microscope lab laboratory experiment flask chemistry beaker
Accessible WheelchairPickup: wheelchair disabled handicap
Accessibility AccessibilityNew: human a11y person
Hearing: ear listen sound
Soap CleanHands Sanitizer Wash: hygiene clean
CleaningServices: broom brush sweep
Shower Bathtub Bathroom: wash bath
Chair Weekend: sofa couch furniture seat armchair
Desk: table furniture office
DoorFront MeetingRoom DoorBack: entrance exit room
Doorbell: ring entrance
LocalLaundryService DryCleaning: washing machine clothes
Checkroom: hanger clothes wardrobe coat
AllInclusive: infinity endless unlimited loop devops
Terminal: console shell command cli prompt
Api Webhook: endpoint interface
GitHub: git octocat repository code
=X Twitter: tweet social
Facebook Instagram LinkedIn Pinterest Reddit WhatsApp Telegram YouTube: social logo network
Google Apple Microsoft: logo company
`;
