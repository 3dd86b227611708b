import { ChevronRight, SearchSlash, Store } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
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
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { merchantIcons } from './merchant-looks.ts';
import { MerchantSheet } from './MerchantSheet.tsx';
import { maxSearchLength, searchMerchants } from './search-merchants.ts';

export interface LocalMerchantsState {
  merchants: Loadable<readonly Merchant[]>;
}

export interface LocalMerchantsActions {
  onNavigate: Navigate;
  onRetry: () => void;
}

/** The directory of merchants that give cashback (decision 209), in the language of local payments. */
export function LocalMerchantsScreen(props: LocalMerchantsState & LocalMerchantsActions) {
  return (
    <InLocalLanguage>
      <Merchants {...props} />
    </InLocalLanguage>
  );
}

function Merchants({
  merchants,
  onNavigate,
  onRetry,
}: LocalMerchantsState & LocalMerchantsActions) {
  const common = useMessages('common');
  const t = useMessages('local').merchants;
  return (
    <Screen area="city">
      <ScreenHeader
        title={t.title}
        back={{ to: paths.localpay, label: common.back }}
        onNavigate={onNavigate}
      />
      <Loaded
        from={merchants}
        skeleton={
          <Loading label={t.loading}>
            <div className="flex flex-col gap-4">
              <Skeleton shape="control" />
              <Skeleton shape="choice" />
              <Skeleton shape="choice" />
            </div>
          </Loading>
        }
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {(all) =>
          all.length === 0 ? (
            <Card>
              <EmptyState icon={Store}>{t.empty}</EmptyState>
            </Card>
          ) : (
            <Directory merchants={all} onNavigate={onNavigate} />
          )
        }
      </Loaded>
    </Screen>
  );
}

function Directory({
  merchants,
  onNavigate,
}: {
  merchants: readonly Merchant[];
  onNavigate: Navigate;
}) {
  const t = useMessages('local').merchants;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Merchant>();
  const found = searchMerchants(merchants, search, t.kinds);
  return (
    <>
      <search>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.searchPlaceholder}
          autoComplete="off"
          // Some browsers send the text to a server to check its spelling.
          spellCheck={false}
          maxLength={maxSearchLength}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      <p role="status" className="sr-only">
        {search.trim() !== '' && t.found(found.length)}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon={SearchSlash}>{t.noneFound}</EmptyState>
        </Card>
      ) : (
        <Card inset="rows">
          <ul aria-label={t.list}>
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
  const t = useMessages('local').merchants;
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
              {district} · {t.kinds[kind]}
            </span>
          </span>
          <Badge tone="city">{t.cashback(cashbackPercent)}</Badge>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
      </button>
    </li>
  );
}
