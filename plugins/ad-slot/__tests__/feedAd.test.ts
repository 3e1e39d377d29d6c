import fc from 'fast-check';
import { listPixels, pickFeedAd } from '../client/feedAd';
import { isWebAddress } from '../client/urls';

const ENTRY = {
  statlink: '//srv.example/click/1',
  link: 'https://shop.example/',
  image: 'https://cdn.example/a.png',
  company: 'Acme',
  description: 'Fine <b>tools</b>',
  statimp: '//srv.example/view/[timestamp]',
  pixel:
    'https://p.example/[timestamp]||//q.example/[timestamp]?again=[timestamp]||javascript:alert(1)',
  timestamp: 1700000000,
};

it('takes the first entry that is not empty and has a statlink', () => {
  const answer = { ads: [{}, null, { ...ENTRY, statlink: '' }, ENTRY, { statlink: '//other' }] };
  expect(pickFeedAd(answer)).toEqual({
    link: '//srv.example/click/1',
    target: 'https://shop.example/',
    image: 'https://cdn.example/a.png',
    name: 'Acme',
    descriptionHtml: 'Fine <b>tools</b>',
    pixels: [
      '//srv.example/view/1700000000',
      'https://p.example/1700000000',
      '//q.example/1700000000?again=1700000000',
    ],
  });
});

it('prefers the name to the company, and does without what is missing', () => {
  const ad = pickFeedAd({ ads: [{ statlink: 'https://a.example', name: 'Name', company: 'Co' }] });
  expect(ad).toEqual({
    link: 'https://a.example',
    target: null,
    image: null,
    name: 'Name',
    descriptionHtml: '',
    pixels: [],
  });
});

it.each([
  [{ ads: [] }],
  [{ ads: [{}, {}] }],
  [{ ads: [{ statlink: 'javascript:alert(1)' }] }],
  [{ ads: ['text', 3, null, []] }],
])('finds nothing usable in %j', (answer) => {
  expect(pickFeedAd(answer)).toBeNull();
});

it.each([[null], [[]], ['ads'], [{}], [{ ads: {} }], [{ ads: null }]])(
  'refuses %j, which has no list of ads',
  (answer) => {
    expect(() => pickFeedAd(answer)).toThrow('The answer of the ad feed has no list "ads".');
  },
);

it('lists each tracking address once, with the timestamp as it is written into an address', () => {
  expect(listPixels(['//a/[timestamp]|| ||//a/[timestamp]', '', 'ftp://b'], '1&$&')).toEqual([
    '//a/1%26%24%26',
  ]);
});

it.each([
  ['https://a.example', true],
  ['HTTP://a.example', true],
  ['//a.example', true],
  ['/a', false],
  ['///a', false],
  ['//\\a', false],
  ['javascript:alert(1)', false],
  [' https://a.example', false],
  ['java\nscript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['https://', false],
  ['', false],
])('knows whether %j is a web address: %p', (address, expected) => {
  expect(isWebAddress(address)).toBe(expected);
});

it('gives addresses of the web only, whatever a feed holds', () => {
  fc.assert(
    fc.property(fc.array(fc.object(), { maxLength: 4 }), fc.webUrl(), (entries, url) => {
      const ad = pickFeedAd({ ads: [...entries, { statlink: url, pixel: entries }] });
      expect(isWebAddress(ad?.link ?? '')).toBe(true);
      ad?.pixels.forEach((address) => expect(isWebAddress(address)).toBe(true));
    }),
  );
});
