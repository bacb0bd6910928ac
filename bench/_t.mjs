import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
const p = await b.newPage(); p.on('console', m => console.log('C', m.type(), m.text().slice(0,300))); p.on('pageerror', e => console.log('PE', e.message.slice(0,400)));
p.on('requestfinished', async r => console.log(r.method(), (r.postData()||'').slice(0,500), r.url().replace(/.*3999/, '').slice(0,110)));
for (const u of process.argv.slice(2)) { console.log('==', u); await p.goto(u); await p.waitForTimeout(1500); console.log(await p.evaluate(() => document.title + ' | ' + document.body.innerText.slice(0,300))); const btn = p.locator('main button').first(); if (await btn.count()) { await btn.click(); console.log('after click', await btn.innerText()); } }
await b.close();
