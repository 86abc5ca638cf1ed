import { Page } from '#web/components/page.tsx';
import { ColourSection } from './colour-section.tsx';
import { ControlSection } from './control-section.tsx';
import { HenrySection } from './henry-section.tsx';
import { TypeSection } from './type-section.tsx';

/** `/styleguide`, in development only: everything that screens are made of, as `docs/look.md` describes it. */
export function StyleguidePage() {
	return (
		<Page title="Style guide">
			<div className="space-y-14">
				<HenrySection />
				<TypeSection />
				<ColourSection />
				<ControlSection />
			</div>
		</Page>
	);
}
