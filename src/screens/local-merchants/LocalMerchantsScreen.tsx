import { ChevronRight, SearchSlash, Store } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { TextField } from '#components/form/Field.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Screen } from '#components/Screen.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { Merchant } from '#wallet/entities/merchant.ts';
import { korean } from '#wallet/labels/korean.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { merchantIcons } from './merchant-looks.ts';
import { MerchantSheet } from './MerchantSheet.tsx';
import { maxSearchLength, merchantKindLabels, searchMerchants } from './search-merchants.ts';

export interface LocalMerchantsState {
  merchants: Loadable<readonly Merchant[]>;
}

export interface LocalMerchantsActions {
  onNavigate: Navigate;
  onRetry: () => void;
}

/** The directory of merchants that give cashback (decision 209), in Korean. */
export function LocalMerchantsScreen({
  merchants,
  onNavigate,
  onRetry,
}: LocalMerchantsState & LocalMerchantsActions) {
  return (
    <InLocalLanguage>
      <Screen>
        <ScreenHeader
          title="캐시백 가맹점"
          back={{ to: paths.localpay, label: korean.back }}
          onNavigate={onNavigate}
        />
        <Loaded
          from={merchants}
          skeleton={
            <Loading label="가맹점을 불러오는 중">
              <div className="flex flex-col gap-4">
                <Skeleton shape="control" />
                <Skeleton shape="choice" />
                <Skeleton shape="choice" />
              </div>
            </Loading>
          }
          errorTitle="가맹점을 불러오지 못했습니다"
          onRetry={onRetry}
        >
          {(all) =>
            all.length === 0 ? (
              <Card>
                <EmptyState icon={Store}>아직 등록된 가맹점이 없어요.</EmptyState>
              </Card>
            ) : (
              <Directory merchants={all} onNavigate={onNavigate} />
            )
          }
        </Loaded>
      </Screen>
    </InLocalLanguage>
  );
}

function Directory({
  merchants,
  onNavigate,
}: {
  merchants: readonly Merchant[];
  onNavigate: Navigate;
}) {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Merchant>();
  const found = searchMerchants(merchants, search);
  return (
    <>
      <search>
        <TextField
          type="search"
          label="가맹점 검색"
          placeholder="이름이나 지역"
          autoComplete="off"
          // Some browsers send the text to a server to check its spelling.
          spellCheck={false}
          maxLength={maxSearchLength}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      <p role="status" className="sr-only">
        {search.trim() !== '' && `가맹점 ${found.length}곳을 찾았어요.`}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon={SearchSlash}>
            찾는 가맹점이 없어요. 다른 이름이나 지역으로 검색해 주세요.
          </EmptyState>
        </Card>
      ) : (
        <Card inset="rows">
          <ul aria-label="가맹점">
            {found.map((merchant) => (
              <MerchantRow
                key={merchant.code}
                merchant={merchant}
                onPress={() => setOpened(merchant)}
              />
            ))}
          </ul>
        </Card>
      )}
      {opened && (
        <MerchantSheet
          merchant={opened}
          onNavigate={onNavigate}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function MerchantRow({ merchant, onPress }: { merchant: Merchant; onPress: () => void }) {
  const { name, district, kind, cashbackPercent } = merchant;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onPress}
        className="pressable flex min-h-16 w-full items-center gap-3 rounded-small py-2 text-left hover:text-brand-ink"
      >
        <IconMark icon={merchantIcons[kind]} tone="city" />
        {/* A rate without enough room beside the name wraps below it. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-[1_1_7rem] wrap-anywhere">
            <span className="block text-body font-medium">{name}</span>
            <span className="block text-small text-ink-muted">
              {district} · {merchantKindLabels[kind]}
            </span>
          </span>
          <Badge tone="city">캐시백 {cashbackPercent}%</Badge>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
      </button>
    </li>
  );
}
