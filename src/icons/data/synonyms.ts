import { SYNONYMS_OF_THINGS } from './synonymsOfThings';

/** What icons stand for in interfaces: actions, people, messages, files, media, devices, alerts, time. */
const SYNONYMS_OF_USE = `
Delete RestoreFromTrash: trash bin garbage rubbish waste erase discard dustbin
Settings: gear cog cogwheel preferences options configuration setup
Search SavedSearch PersonSearch ManageSearch: magnifier magnify find lookup lens glass explore
FindInPage FindReplace Pageview ImageSearch: magnifier search lookup
ZoomIn ZoomOut: magnifier magnify scale loupe
=Home House Cottage: house main start building residence dwelling
=Add AddCircle AddBox AddCircleOutline ControlPoint: plus new create more append
=Remove RemoveCircle IndeterminateCheckBox: minus subtract less dash
=Close =Clear =Cancel =HighlightOff DisabledByDefault: cross dismiss exit x abort
=Check =Done CheckCircle DoneAll DoneOutline: tick ok yes success complete confirm approve
CheckBox: tick form selected square
RadioButton: option choice form
ToggleOn ToggleOff: switch control form
=Menu =Dehaze MenuOpen: hamburger drawer bars nav burger
MoreVert MoreHoriz: dots ellipsis overflow kebab menu options three
=Apps: launcher waffle grid menu tiles
Visibility RemoveRedEye Preview: eye view show see watch look
VisibilityOff HideSource HideImage: eye hidden conceal invisible unseen
Edit =Create ModeEdit: pencil pen write change modify rename compose
BorderColor Draw =Brush Gesture: pencil paint sketch write
=Save SaveAs SaveAlt: floppy disk diskette store keep
Undo: back revert reverse
Redo: again repeat forward
Refresh Cached Autorenew Sync Loop RestartAlt: reload renew update rotate again arrows
Restore History: undo past time back previous recent log
ContentCopy CopyAll FileCopy: duplicate clone clipboard
ContentCut: scissors trim clip
ContentPaste: clipboard board insert
Backspace: erase delete remove key
SelectAll: marquee everything
Sort FilterList: order arrange rank
FilterAlt: funnel sieve narrow
Tune: sliders adjust equalizer options controls settings mixer
=Build Handyman HomeRepairService: wrench spanner tool fix maintenance repair
Construction Hardware Plumbing: tools hammer build repair
Extension: puzzle plugin addon piece jigsaw
Widgets: components blocks pieces
Category: shapes types groups kinds
PushPin: thumbtack tack stick attach
Label LocalOffer Sell =Tag: price badge mark hashtag
Print LocalPrintshop: printer paper
Launch OpenInNew OpenInBrowser: external link popup window
Login: signin enter account access
Logout ExitToApp: signout leave exit quit
=Start: begin
PowerSettingsNew =Power: shutdown onoff standby switch
Input =Output: arrow enter import
Upgrade: arrow up improve newer
AdsClick: target cursor pointer advertising
TouchApp Swipe Pinch: finger gesture tap hand press
PanTool BackHand: stop halt hand palm
DragIndicator DragHandle: grip move handle reorder sort
OpenWith ControlCamera: move pan arrows drag
Reorder: list sort lines
Pageview: document look

ArrowBack ChevronLeft NavigateBefore KeyboardArrowLeft ArrowLeft West: previous left prior
ArrowForward ChevronRight NavigateNext KeyboardArrowRight ArrowRight East: next right caret
ArrowUpward KeyboardArrowUp ArrowDropUp ArrowCircleUp North: up top caret
ArrowDownward KeyboardArrowDown ArrowDropDown ArrowCircleDown South: down bottom caret
ExpandMore ExpandCircleDown: chevron down open accordion unfold caret
ExpandLess: chevron up close collapse fold caret
UnfoldMore: expand select chevrons stepper
UnfoldLess: collapse chevrons
FirstPage SkipPrevious: beginning start
LastPage SkipNext: end
DoubleArrow KeyboardDoubleArrow: chevrons fast
SwapHoriz SwapVert CompareArrows SyncAlt: exchange switch replace both
Fullscreen OpenInFull Maximize: enlarge expand
FullscreenExit CloseFullscreen Minimize: shrink reduce
SubdirectoryArrow: enter return nested indent
TrendingUp: growth increase rise profit gain arrow
TrendingDown: decline decrease fall loss arrow
TrendingFlat: stable constant arrow
Moving: growth trend rise

=Person AccountCircle AccountBox PersonOutline Face: user profile avatar human member
=People =Group PeopleAlt Groups PeopleOutline: users team members crowd community friends
PersonAdd: user new invite signup register follow friend
GroupAdd: users new invite team
PersonRemove GroupRemove: user kick unfollow
ManageAccounts SupervisorAccount AdminPanelSettings: user admin settings administrator
Badge: identity id card name nametag
ContactPage Contacts ContactMail RecentActors: address book addressbook person
SentimentSatisfied SentimentVerySatisfied =Mood TagFaces EmojiEmotions InsertEmoticon: smiley happy smile emoji face joy
SentimentDissatisfied SentimentVeryDissatisfied MoodBad: sad unhappy frown smiley emoji
SentimentNeutral: meh smiley emoji
ThumbUp: like upvote agree good approve
ThumbDown: dislike downvote disagree bad reject
Favorite: heart love like health wishlist
HeartBroken: breakup unlike
=Star StarBorder StarOutline StarRate =Grade StarHalf: rating favorite bookmark review
Handshake: deal agreement partner cooperation
Elderly: old senior grandparent
FamilyRestroom: parents children kids
EscalatorWarning: parent kid child
ChildCare BabyChangingStation ChildFriendly: baby kid infant toddler
Stroller: pram buggy pushchair baby
=Wc: toilet restroom bathroom lavatory
Male: man gender men
Female: woman gender women
Transgender: gender lgbt
SupportAgent HeadsetMic: helpdesk hotline service customer agent
Engineering: worker helmet hardhat
Psychology: brain mind head think mental
Diversity: inclusion community hands
VolunteerActivism: charity donate donation giving hand
WavingHand: hello greeting wave bye hi
EmojiEvents: trophy cup winner award prize achievement
MilitaryTech WorkspacePremium: medal award ribbon rank
EmojiObjects =Lightbulb TipsAndUpdates: bulb idea hint lamp

=Mail Email MailOutline =Markunread: envelope message letter post
Drafts MarkEmailRead: envelope open letter
Inbox MoveToInbox: tray mailbox
Send: paper plane submit mail airplane
Reply: answer respond
=Forward ForwardToInbox: share pass
AlternateEmail: at sign mention
=Chat ChatBubble =Message =Sms =Textsms =Forum Comment: speech bubble talk conversation discuss
QuestionAnswer =Forum: faq discussion dialog
=Call =Phone LocalPhone: telephone dial ring handset
CallEnd: hangup telephone
Smartphone PhoneIphone PhoneAndroid: mobile cell cellphone handy
Voicemail: message tape answering
Videocam VideoCall: camera meeting record film
Campaign: megaphone loudspeaker announce marketing bullhorn
RssFeed: feed blog subscribe news
Share IosShare: network social nodes send
Translate Language GTranslate: languages international locale i18n globe
=Public Language TravelExplore: globe world earth planet web internet
Podcasts: broadcast audio show
Newspaper =Article =Feed: news press magazine text
Poll HowToVote Ballot: vote survey election
Feedback: review opinion
ContactSupport LiveHelp: question faq help

=Folder FolderOpen: directory archive
CreateNewFolder: directory add plus
InsertDriveFile =Description =Article FileOpen: document page sheet paper file text
NoteAdd PostAdd: document new file plus
AttachFile =Attachment: paperclip clip
FileUpload =Upload CloudUpload Publish: send arrow up import
FileDownload =Download GetApp CloudDownload SaveAlt: save arrow down export
Archive =Inventory2: box store storage
FolderZip: compressed package
=Cloud CloudQueue: weather server hosting online
Backup: cloud upload save
PictureAsPdf: acrobat document
=Book MenuBook AutoStories ImportContacts LibraryBooks: read reading literature novel pages
Bookmark TurnedIn: save ribbon remember favorite
School: education graduation student university college hat mortarboard learn
HistoryEdu: quill feather contract script
=Assignment AssignmentTurnedIn Checklist FactCheck: task todo clipboard
StickyNote2 =Note Notes: memo postit reminder
ReceiptLong =Receipt: bill invoice ticket
RequestQuote: invoice bill offer
Gavel: law legal judge hammer auction court justice
Balance: scales law justice compare
Policy: terms legal rules

FormatBold: strong heavy
FormatItalic: emphasis slanted cursive
FormatUnderlined: underscore
FormatStrikethrough StrikethroughS: crossed deleted
FormatListBulleted =List: bullets unordered ul items
FormatListNumbered: ordered ol items
FormatQuote: quotation citation blockquote
FormatColorFill: bucket paint background
FormatColorText: foreground font
FormatPaint ImagesearchRoller: roller brush copy
FormatSize TextFields =Title FontDownload: font typography letter type
FormatClear: unformat plain
FormatAlign: text paragraph justify alignment
FormatIndent: text paragraph tab
FormatTextdirection: ltr rtl bidi
=Link InsertLink AddLink: url chain hyperlink anchor
LinkOff: unlink chain broken
=Code: brackets html source programming developer
DataObject: json braces curly
Functions: sigma sum math formula
Calculate: calculator math compute arithmetic
TableChart TableView TableRows GridOn: spreadsheet grid rows columns cells
Spellcheck: proofread orthography
Highlight: marker torch
Layers: stack sheets levels
DesignServices SquareFoot Straighten Architecture: ruler measure length geometry drawing
Palette ColorLens: colors paint theme art
Colorize: eyedropper pipette picker color
Opacity WaterDrop InvertColors: transparency drop liquid
AutoFixHigh AutoAwesome AutoFixNormal: magic wand sparkles stars ai generate
Crop: trim cut resize

=Image Photo InsertPhoto =Landscape: picture illustration gallery mountains
PhotoLibrary Collections PhotoAlbum: pictures gallery albums
PhotoCamera CameraAlt LocalSee AddAPhoto: picture snapshot lens
BrokenImage ImageNotSupported: picture missing error
PlayArrow PlayCircle SmartDisplay: start run video triangle begin
=Pause PauseCircle: hold break wait
=Stop StopCircle: square end halt
SkipNext: forward track
FastForward: speed skip
FastRewind: back skip
Replay: again restart repeat
Shuffle: random mix
Repeat: loop again
VolumeUp VolumeDown: sound speaker audio loud
VolumeOff VolumeMute: sound silent quiet speaker
=Mic MicNone KeyboardVoice: microphone record voice audio speak
MicOff: microphone mute silent
MusicNote Audiotrack LibraryMusic: song sound melody tune
Headphones Headset: earphones music listen audio
=Movie Theaters LocalMovies MovieCreation: film cinema clapper
ClosedCaption Subtitles: cc captions accessibility
Equalizer GraphicEq: sound bars levels audio
Album: vinyl record disc cd music
Radio: fm music broadcast
FiberManualRecord: dot circle recording
=Tv LiveTv PersonalVideo: television screen monitor

=Computer DesktopWindows DesktopMac =Monitor: pc screen display imac workstation
=Laptop LaptopMac LaptopWindows: notebook macbook pc
=Tablet TabletMac TabletAndroid: ipad device
=Watch: smartwatch wearable wrist
=Keyboard: typing keys input
=Mouse: pointer click device
=Memory DeveloperBoard: chip cpu processor ram circuit
=Storage =Dns: server database disk rack hosting
SdCard SimCard: memory chip
=Router: modem network internet
=Wifi: wireless internet network signal wlan
SignalCellular: reception network bars mobile
BatteryFull BatteryStd BatteryChargingFull: power energy charge accumulator
=Usb: port cable connector stick
Cable: plug wire connect
=Bluetooth: wireless connect
QrCode QrCodeScanner: barcode scan
Cast: chromecast stream project airplay
SmartToy =Android =Adb: robot bot ai machine
DarkMode ModeNight Nightlight Bedtime: moon night sleep theme
LightMode WbSunny Brightness7: sun day sunshine theme
ScreenRotation: turn orientation
Power Outlet ElectricalServices: plug electricity socket
Vibration: buzz shake silent
VideogameAsset SportsEsports Gamepad: controller joystick console gaming

Notifications NotificationsNone: bell alarm ring alert reminder
NotificationsActive NotificationImportant: bell alarm ring
NotificationsOff: bell silent mute snooze
Warning ReportProblem: alert caution attention danger triangle exclamation
Error ErrorOutline PriorityHigh =Report Dangerous: alert problem exclamation important mistake
Info: information about details i
=Help HelpOutline QuestionMark HelpCenter: question support faq
=Block DoNotDisturb NotInterested DoDisturb: forbidden ban prohibited stop
Flag OutlinedFlag: banner mark goal country
NewReleases FiberNew: badge burst latest
BugReport PestControl: insect beetle issue defect debug
Verified: checkmark badge certified trusted approved
Lock: padlock secure private closed password
LockOpen: padlock unlock unsecure
VpnKey =Key Password: login access credentials unlock
Security Shield: protection guard safe safety defense
Fingerprint: touchid biometric identity
Cookie: biscuit tracking privacy
Phishing: hook fraud scam
AccessTime Schedule WatchLater QueryBuilder: clock hour time watch
Alarm: clock wake time
Timer HourglassEmpty HourglassTop HourglassBottom: stopwatch countdown clock wait sand
CalendarToday CalendarMonth Event DateRange Today: date day schedule agenda appointment planner
Update: clock refresh time
Snooze: sleep alarm later
Pending: waiting dots ellipsis
`;

/**
 * Other words for what icons show or mean: `patterns: words` (see `matchesPattern`). A word finds every
 * icon that one of the patterns fits. Words that stand in the names already are not repeated here.
 */
export const SYNONYMS = SYNONYMS_OF_USE + SYNONYMS_OF_THINGS;
