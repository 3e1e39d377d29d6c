/**
 * Which icons belong where: `category: patterns` (see `matchesPattern`). The first line with a pattern
 * that fits an icon's name decides, so exceptions stand before rules. An icon of a new release that
 * fits nothing fails a test, which names it.
 */
export const CATEGORY_RULES = `
editor: =HorizontalRule =LinearScale =Title Border* Format*
navigation: =CallMerge =CallSplit =Merge =MergeType =ViewStream
food: =Cookie
devices: =AddToHomeScreen =AppBlocking =FiveG SignalWifi
media: =BroadcastOnHome =NotStarted =SmartDisplay
images: =ImagesearchRoller
places: =Room
files: =CloudQueue =RequestPage
notifications: =FiberNew =DisabledByDefault =NotificationAdd
actions: RadioButton =Loupe
communication: =RingVolume SpeakerNotes =Announcement =Textsms
data: =AutoGraph =LineAxis =OnlinePrediction =QueryStats
shapes: =HeartBroken =ChangeHistory
nature: =Nightlight =NightlightRound =SevereCold
security: =Pin
business: =RequestQuote
home: =Tungsten
time: AccessTime*
actions: =AutoMode =HighlightOff =PushPin =FilterAlt =FilterAltOff =FilterList =FilterListOff
actions: =AddCircle =AddCircleOutline =RemoveCircle =RemoveCircleOutline =CheckCircle
actions: =CheckCircleOutline =ChangeCircle =MiscellaneousServices =PublishedWithChanges
actions: =RestoreFromTrash =Task =TaskAlt =Troubleshoot =YoutubeSearchedFor =SettingsBackupRestore
actions: =Unpublished =Compare =AppRegistration
editor: AlignHorizontal AlignVertical VerticalAlign =LineStyle =Straighten FontDownload ContentPaste
editor: =CopyAll =EditNote =Subject =Architecture
notifications: =EditNotifications =NoAdultContent =HelpCenter =AssistantPhoto =EighteenUpRating
notifications: =EmojiFlags =ContactSupport =NewReleases
shapes: =FavoriteBorder =StarBorder =StarBorderPurple500 =EmojiSymbols =Details =Interests
navigation: =SwapHorizontalCircle =SwapVerticalCircle =FitScreen KeyboardArrow KeyboardDouble
navigation: =ZoomInMap =ZoomOutMap =CompareArrows =ControlCamera =CallToAction SwitchAccess =Dehaze
navigation: =Input =Output
images: =ShutterSpeed FaceRetouching =AddToPhotos =LocalSee =NoPhotography
transport: =EventSeat =Agriculture
data: =ViewTimeline =Moving =AccountTree =DataThresholding =Mediation =Poll Dataset =Addchart
communication: =SendTimeExtension =ContactMail =ContactPhone
people: =EscalatorWarning =GroupWork =ManageAccounts
home: =Carpenter PestControl House =ElectricBolt =WindPower =Countertops =Scale
devices: =ModeStandby SdCard SimCard =SensorOccupied Cast MobileScreenShare ScreenShare CellTower
devices: CellWifi PhoneAndroid PhoneIphone SignalCellular =SettingsPhone =SettingsVoice
devices: =OfflineShare =OfflineBolt =SmartToy DarkMode LightMode ModeNight =Screenshot
nature: =LocalFlorist =EmojiNature =NaturePeople =WbSunny =WbTwilight =WbCloudy =WbShade
media: =SpeakerGroup =FiberDvr =LiveTv =MovieFilter PictureInPicture =SlowMotionVideo
media: =SpatialTracking =VideoCameraBack =VideoCameraFront =HighQuality =KeyboardVoice
media: =Subscriptions =Podcasts =OneKk =Eject =LocalMovies =PlayForWork
files: =ImportContacts =CollectionsBookmark =PictureAsPdf =FilePresent =TurnedIn =TurnedInNot
sports: =CatchingPokemon
food: =SportsBar
brands: =Adb =Android =Apple =Facebook =GitHub =Google =Instagram =LinkedIn =Microsoft =Pinterest
brands: =Reddit =Telegram =Twitter =WhatsApp =X =YouTube =Fitbit =Pix =AddToDrive =GTranslate
brands: =BluetoothDrive
development: Api Bug Code Css Html Http Https Javascript Php Terminal Webhook Developer Integration
development: DataArray DataObject Schema Commit =Source =Build =BuildCircle =Dns =Hub =Lan Nat
development: =Memory Nfc =LogoDev =Token =Polyline =Storage
development: =ElectricalServices
time: Alarm Alarms Schedule Timer Timelapse Timeline Clock Calendar DateRange Event Today Hourglass
time: =History HistoryToggle WorkHistory =Update UpdateDisabled =WatchLater MoreTime =QueryBuilder
time: =PendingActions =Restore =NextWeek Upcoming Snooze ManageHistory InsertInvitation
security: Encryption Lock =Password =Key =KeyOff VpnKey Security Shield =Policy Fingerprint
security: Moderator AdminPanelSettings =Pattern Gpp Verified Phishing PrivacyTip RememberMe
security: SafetyCheck SafetyDivider =DomainVerification =LocalPolice
devices: PhoneLocked NetworkLocked SignalWifi =WifiPassword
sports: Sports Scoreboard Surfing Kitesurfing Kayaking Rowing Sailing Paragliding Skateboarding
sports: Snowboarding Skiing Sledding Snowshoeing Skating Hiking NordicWalking Scuba Golf Fitness
sports: =Pool Casino Games Gamepad Toys Videogame =Attractions =Festival =Nightlife =Celebration
sports: =TheaterComedy =Theaters SelfImprovement =RunCircle LocalPlay LocalActivity EmojiEvents
sports: MilitaryTech Stadium =Tour Snowmobile Piano Confirmation =Spa =HotTub PartyMode
sports: DirectionsRun
food: Dining =Restaurant RestaurantMenu Bento Blender Cake Coffee Egg Fastfood Flatware Food
food: Icecream =Kitchen Liquor LocalBar LocalCafe LocalDrink LocalPizza Meals Meal Breakfast
food: Microwave OutdoorGrill Rice Soup Tapas Wine Drinks TableBar TableRestaurant =RoomService
health: Bloodtype Coronavirus Emergency Healing Health Hospital Masks Medical Medication
health: MonitorHeart MonitorWeight Pharmacy Sanitizer Sick Vaccines Vape Vaping Smoke Smoking
health: CleanHands Soap =Wash Biotech Psychology =Dry Hearing Blind =Accessible AccessibleForward
health: NotAccessible Wheelchair AssistWalker SignLanguage SocialDistance =Sos ReduceCapacity
health: SettingsAccessibility =Accessibility =AccessibilityNew CrisisAlert =FollowTheSigns
health: =DoNotTouch =DoNotStep
transport: AirlineSeat* AirlineStops Airlines Airport Airports Airplane Airplanemode Flight Bike
transport: Boat Houseboat Bus Car Directions DriveEta ElectricMoped ElectricRickshaw ElectricScooter
transport: EvStation ChargingStation GasStation Moped Subway Taxi Train Tram Transit Railway Traffic
transport: Transfer Truck Shipping Commute Departure TwoWheeler Rocket Luggage CardTravel
transport: ModeOfTravel TimeToLeave =Hail MinorCrash NoCrash TireRepair RvHookup Parking =Anchor
transport: Stroller Backpack EmojiTransportation =Speed =Toll =MultipleStop =Garage
places: Location Gps =Map Maps Place PinDrop =Navigation NearMe CompassCalibration Explore Satellite
places: Terrain Streetview Route Signpost ForkLeft ForkRight Ramp Roundabout Turn =Straight Road
places: Church Mosque Synagogue Temple Castle Fort Factory Apartment Domain Corporate =School
places: =Museum StoreMall Hotel Atm Bungalow Cabin Chalet Cottage Villa Gite HolidayVillage HomeWork
places: OtherHouses Warehouse =Public PublicOff Fmd TripOrigin Beenhere Where Foundation Stairs
places: Elevator Escalator MeetingRoom Radar SouthAmerica Hydrant NightShelter =Wc BabyChanging
places: AssuredWorkload LocalLibrary LocalConvenience LocalPost PersonPinCircle LocalFire
places: =AccountBalance =Store =Storefront =AddBusiness
home: Home Bathroom Bathtub Bed Bedroom Balcony Blinds Chair Curtains Door Doorbell Fence Fireplace
home: Iron Yard Shower Crib =Deck =Desk =Living Roofing Room Shades =Window SensorWindow Laundry
home: DryCleaning Cleaning Heat Hvac GasMeter ElectricMeter Propane =Outlet =Light Fluorescent
home: Thermostat Plumbing Handyman =Hardware =Construction Checkroom =Umbrella =Weekend Solar Energy
home: Fire OilBarrel =Lightbulb LightbulbCircle TipsAndUpdates ModeFan EmojiObjects Nest WaterDamage
business: Money Card Credit Currency Paid Payment Payments Price Receipt Savings Sell Shop Shopping
business: Wallet Euro Monetization Discount LocalOffer LocalMall LocalGrocery Loyalty Percent
business: PointOfSale Work Workspace Workspaces BusinessCenter =Business Badge Cases Handshake
business: Inventory Production Redeem Balance Gavel Engineering Precision Campaign Contactless
business: TapAndPlay Approval Rsvp Volunteer Copyright
people: Account Person People Group Groups Face Man Woman Boy Girl Child Elderly Family Male Female
people: Transgender Diversity Supervised Mood Sentiment Emoji TagFaces Contacts Contact RecentActors
people: PermIdentity NoAccounts HowToReg Thumb ThumbsUp Waving BackHand PanTool RecordVoice
people: VoiceOver InsertEmoticon AssignmentInd =InterpreterMode =Portrait =Attribution =ThreeP
communication: Call Chat Comment Comments Email Mail Mark Markunread Message Sms Mms Forum Phone
communication: DialerSip Dialpad Drafts Inbox Outbox Send Reply Quickreply Voicemail Duo Feedback
communication: Feed =Forward Question LiveHelp Unsubscribe Rtt Tty Sip RateReview Reviews Present
communication: CancelPresentation PausePresentation Share Translate Language Newspaper HowToVote
communication: Ballot Post =AddReaction =Try =Fax
devices: Battery Bluetooth Cable Computer Desktop Device Devices Dock Earbuds Edgesensor Headphones
devices: Headset Keyboard Laptop Mobile Mobiledata Monitor Mouse Network Phonelink Smartphone Tablet
devices: Router Scanner Screen Sd Sim Wifi Usb Tv Watch Print Printshop Sensors StayCurrent
devices: StayPrimary System Vibration Airplay Aod AdUnits Dvr Cell Data DisplaySettings
devices: SettingsBrightness SettingsEthernet SettingsInput SettingsOverscan SettingsPower
devices: SettingsRemote Power Disc TouchApp Swipe Pinch SmartButton AppSettings =NearbyError
devices: =NearbyOff
images: AddAPhoto AddPhoto Photo Camera Cameraswitch Image Collections Crop Brightness Blur Filter
images: Flash Flashlight Flare Exposure Grain Gradient Hdr Lens Macro Monochrome Panorama Vrpano Raw
images: AutoFix Tonality Texture Vignette Wb Iso Colorize Palette Brush Invert Looks Leak
images: CenterFocus Contrast Deblur Mp BurstMode Rotate90 RotateLeft RotateRight Flip Wallpaper
images: Motion Slideshow Landscape Style Adjust AspectRatio Animation AutoAwesome Draw Gif Opacity
images: ThreeSixty ThreeDRotation PermMedia BrowseGallery =ViewInAr
media: Album Audio Audiotrack Explicit Fast FeaturedPlay FeaturedVideo Fiber Forward5 Forward10
media: Forward30 Graphic Equalizer Hd Hevc Hls LibraryMusic LibraryAdd Lyrics Mic Movie Music
media: Ondemand Pause Play Playlist Queue Radio Repeat Replay Shuffle Skip Speaker Stop Stream
media: Subtitles ClosedCaption Surround Video Videocam Volume FourK EightK TwoK OneK FiveK SixK
media: SevenK NineK ThreeK Fps AutofpsSelect =Loop =ArtTrack Noise BrandingWatermark BroadcastOn
media: Transcribe
files: File Folder Attachment Article Assignment Archive Unarchive Backup Cloud Download Downloading
files: Upload Description Note Topic Snippet RestorePage FindInPage Difference Plagiarism Import
files: Save Summarize Book Bookmark Bookmarks LibraryBooks AutoStories Class Publish GetApp Offline
files: Pages Chrome HistoryEdu FactCheck
data: Chart Donut Scatter Analytics Assessment Insights Leaderboard Trending Table Score
data: LegendToggle TrackChanges Join Batch ModelTraining Functions Calculate Numbers Grading Quiz
data: Science Rule Dashboard =Spoke Repartition
editor: Text Subscript Superscript Strikethrough Spellcheck Insert Link Margin Padding Vertical
editor: Notes Segment Toc Highlight Mode Edit Create Content Undo Redo Backspace Select Deselect
editor: LineWeight Space Height Width Density Horizontal Rounded Design SquareFoot Type Checklist
editor: Wysiwyg Drag Shape Gesture Transform LowPriority Reorder Abc FindReplace Sort Layers
notifications: Notifications Warning Error Report Info Help Alert Dangerous Priority Important
notifications: Pending Running Outage Block DoNotDisturb DoDisturb NotInterested BrowserNot
notifications: Assistant Support Flaky Recommend Flag
nature: AcUnit Air Bedtime Nights Cyclone Flood Forest Grass Park Nature Pets Storm Thunderstorm
nature: Tornado Tsunami Volcano Landslide Water Waves Whatshot Recycling Hive Co2 Flutter Beach Bolt
navigation: Arrow Chevron Expand Unfold First Last Navigate Menu More Apps Close Fullscreen North
navigation: South East West SwitchLeft SwitchRight Outbound Launch Exit Login Logout Open Shortcut
navigation: Swap Next Start Tab Move View Grid Splitscreen Web List Browser Compress Minimize
navigation: Maximize Dynamic
shapes: Circle Square Hexagon Pentagon Rectangle Star Stars Favorite Diamond One Category Widgets
shapes: Grade AllInclusive Extension
actions: Add Remove Delete Done Check Cancel Clear Search Settings Tune Refresh Cached Autorenew
actions: Sync Visibility Preview Upgrade Restart Zoom Label Tag Ads All Control Toggle Hide Pageview
`;
