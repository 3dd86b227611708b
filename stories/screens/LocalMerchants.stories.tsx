import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LocalMerchantsRoute from '#app/routes/LocalMerchantsRoute.tsx';
import { sampleMerchants } from '#samples/merchants.ts';
import { LocalMerchantsScreen } from '#screens/local-merchants/LocalMerchantsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

const merchants = loadableFixtures({ sample: sampleMerchants, none: [] });

const meta = preview.meta({
  title: 'Screens/Local merchants',
  tags: ['autodocs'],
  component: LocalMerchantsScreen,
  argTypes: { merchants: merchants.control },
  args: { merchants: merchants.named('sample'), onNavigate: fn(), onRetry: fn() },
});

const flow = rendersRoute(LocalMerchantsRoute);

const list = (canvas: Canvas) => canvas.getByRole('list', { name: '가맹점' });
const rows = (canvas: Canvas) =>
  within(list(canvas))
    .getAllByRole('button')
    .map((row) => row.textContent);
const searchField = (canvas: Canvas) => canvas.getByRole('searchbox', { name: '가맹점 검색' });

/** The twelve merchants of the sandbox, each with its cashback. */
export const Default = meta.story({
  ...flow,
  parameters: shows('local-merchants.state.default', 'local-merchants.transition.back'),
  play: async ({ canvas, step, userEvent }) => {
    await step('lists them by name, district, kind and rate', async () => {
      await canvas.findByRole('list', { name: '가맹점' });
      await expectText(canvas.getByRole('heading', { level: 1 }), '캐시백 가맹점');
      await expect(rows(canvas)).toHaveLength(12);
      await expect(rows(canvas).slice(0, 3)).toEqual([
        '광복 돼지국밥중구 · 음식점캐시백 15%',
        '자갈치 회센터중구 · 음식점캐시백 15%',
        '보수동 책방골목중구 · 서점캐시백 10%',
      ]);
      await expect(searchField(canvas)).toHaveAttribute('placeholder', '이름이나 지역');
    });
    await step('leads back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '뒤로' }));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/localpay');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('local-merchants.state.default') });

/** Merchants are found by name in both scripts, by district and by kind. */
export const Search = meta.story({
  parameters: shows('local-merchants.rule.search'),
  play: async ({ canvas, step }) => {
    await step('by district', async () => {
      await fill(searchField(canvas), '해운대');
      await expect(rows(canvas)).toEqual(['해운대 전통시장해운대구 · 시장캐시백 15%']);
      await expect(canvas.getByRole('status').textContent).toBe('가맹점 1곳을 찾았어요.');
    });
    await step('by the name in Latin letters', async () => {
      await fill(searchField(canvas), 'GAMCHEON');
      await expect(rows(canvas)).toEqual(['감천 공방사하구 · 상점캐시백 10%']);
    });
    await step('by a name without its blank', async () => {
      await fill(searchField(canvas), '광안리밀면');
      await expect(rows(canvas)).toEqual(['광안리 밀면수영구 · 음식점캐시백 15%']);
    });
    await step('by kind and district', async () => {
      await fill(searchField(canvas), '부산진구 카페');
      await expect(rows(canvas)).toEqual(['전포 카페거리부산진구 · 카페캐시백 5%']);
    });
  },
});

/** No merchant matches the search. */
export const NoResult = meta.story({
  parameters: shows('local-merchants.state.no-result'),
  play: async ({ canvas }) => {
    await fill(searchField(canvas), '서울');
    await expect(
      canvas.getByText('찾는 가맹점이 없어요. 다른 이름이나 지역으로 검색해 주세요.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe('가맹점 0곳을 찾았어요.');
    await expect(canvas.queryByRole('list', { name: '가맹점' })).not.toBeInTheDocument();
  },
});

/** An operator's directory without merchants. */
export const Empty = meta.story({
  parameters: shows('local-merchants.state.empty'),
  args: { merchants: merchants.named('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('아직 등록된 가맹점이 없어요.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});

async function openMerchant(canvas: Canvas, name: string) {
  (await within(list(canvas)).findByRole('button', { name: new RegExp(`^${name}`) })).click();
  return within(await screen.findByRole('dialog', { name }));
}

/** A merchant is open, with its code and details. */
export const MerchantOpen = meta.story({
  parameters: shows('local-merchants.state.merchant'),
  play: async ({ canvas }) => {
    const sheet = await openMerchant(canvas, '광복 돼지국밥');
    await expect(await sheet.findByRole('img', { name: '광복 돼지국밥 결제 코드' })).toBeVisible();
    await expect(sheet.getByText('매장에 있는 결제 코드와 같아요.')).toBeVisible();
    await expectText(
      sheet.getByRole('region', { name: '가맹점 정보' }),
      '영문 이름Gwangbok Dwaeji Gukbap지역부산 중구업종음식점가맹점 코드busan-0001캐시백15%',
    );
    await expect(sheet.getByRole('link', { name: '결제하기' })).toBeVisible();
  },
});

/** While the merchants load, no empty list is shown. */
export const Loading = meta.story({
  parameters: shows('local-merchants.state.loading'),
  args: { merchants: merchants.named('loading') },
});

/** The merchants cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('local-merchants.state.load-error'),
  args: { merchants: merchants.named('failed') },
});

/** Pay closes the sheet and opens the local send. */
export const LeadsToPayment = meta.story({
  ...flow,
  parameters: shows('local-merchants.transition.pay'),
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('list', { name: '가맹점' });
    await step('the sheet closes', async () => {
      const sheet = await openMerchant(canvas, '기장 멸치시장');
      await userEvent.click(sheet.getByRole('button', { name: '닫기' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Pay leads to the payment', async () => {
      const sheet = await openMerchant(canvas, '광안리 밀면');
      await userEvent.click(sheet.getByRole('link', { name: '결제하기' }));
      await expect(storyServices().navigate).toHaveBeenLastCalledWith(
        '/local-send?merchant=busan-0008',
      );
    });
  },
});
