import type { Device } from '@henry/contract/devices.ts';
import { useTranslation } from 'react-i18next';

/** What somebody knows a device by. */
export function useDeviceName(): (device: Pick<Device, 'browser' | 'system'>) => string {
	const { t } = useTranslation('accounts');
	return ({ browser, system }) =>
		browser && system
			? t('devices.browserOn', { browser, system })
			: (browser ?? system ?? t('devices.unknown'));
}
