type Pasted = readonly [html: string, written: string];

const ignore = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>`;

const googleDocs: Pasted = [
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-27f6cb80-7fff-abca-7723-8fd5aa0d3c3a"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Vrátenie</span></h2><p dir="ltr" style="margin-top:0pt"><span style="font-weight:400;font-style:normal;white-space:pre;white-space:pre-wrap;">Do </span><span style="font-weight:700;white-space:pre-wrap;">30 dní</span><span style="font-style:italic;font-weight:400"> zdarma</span><span><br /></span><span style="font-weight:400">cez </span><a href="https://odeta.sk/vratenie" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;font-weight:700">formulár</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Balík</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700">páska</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Štítok</span></p></li></ul></b><br class="Apple-interchange-newline">`,
  '<p>Vrátenie</p><p>Do <b>30 dní</b><i> zdarma</i><br />cez <a href="https://odeta.sk/vratenie"><b>formulár</b></a></p><ul><li>Balík<ul><li><b>páska</b></li></ul></li><li>Štítok</li></ul>',
];

const word: Pasted = [
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=SK style='word-wrap:break-word'><!--StartFragment-->
<h1 class=MsoTitle style='mso-pagination:none'>Ceny<o:p></o:p></h1>
<p class=MsoNormal><b><span lang=SK style='mso-ansi-language:SK'>Tučné</span></b> a <i style='mso-bidi-font-style:normal'>kurzíva</i>, <a
href="https://odeta.sk/ceny">odkaz</a> <a href="javascript:alert(1)">zlý</a><img width=1 src="file:///C:/x.png"><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${ignore('·')}Prvý<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'>${ignore('o')}Vnútri<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>${ignore('·')}Druhý<o:p></o:p></p>
<p class=MsoNormal>Kroky:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${ignore('1.')}Zabaliť</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${ignore('2.')}Poslať</p>
<script>alert(1)</script><!--EndFragment--></body></html>`,
  '<p>Ceny</p><p><b>Tučné</b> a <i>kurzíva</i>, <a href="https://odeta.sk/ceny">odkaz</a> zlý</p><ul><li>Prvý<ul><li>Vnútri</li></ul></li><li>Druhý</li></ul><p>Kroky:</p><ol><li>Zabaliť</li><li>Poslať</li></ol>',
];

const wordOnline: Pasted = [
  `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW191096394 BCX0" style="margin: 0px; font-weight: 400;"><p class="Paragraph SCXW191096394 BCX0" paraid="738692707" style="font-weight: normal; font-style: normal;"><span data-contrast="auto" class="TextRun SCXW191096394 BCX0" style="font-weight: bold;"><span class="NormalTextRun">Otvorené</span></span><span class="EOP SCXW191096394 BCX0" data-ccp-props="{}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW225173058 BCX0" style="margin: 0px;"><ul class="BulletListStyle1 SCXW225173058 BCX0" role="list" style="list-style-type: disc"><li data-leveltext="" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Pondelok</span></p></li></ul></div><div class="ListContainerWrapper BCX0"><ul class="BulletListStyle2"><li data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">ráno</span></p></li></ul></div><div class="ListContainerWrapper BCX0"><ul class="BulletListStyle1"><li data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Utorok</span></p></li></ul></div>`,
  '<p><b>Otvorené</b>\u00a0</p><ul><li>Pondelok<ul><li>ráno</li></ul></li><li>Utorok</li></ul>',
];

const libreOffice: Pasted = [
  `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title>Bez názvu</title><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head><body lang="sk-SK" dir="ltr"><p style="margin-bottom: 0cm"><font face="Arial"><font size="3"><b>Tučné</b> a <i>kurzíva</i></font></font></p><p style="margin-bottom: 0cm"><br/></p><ol><li><p style="margin-bottom: 0cm">Prvý</p></li><ul><li><p>Vnútri</p></li></ul><li><p>Druhý<br/>riadok</p></li></ol></body></html>`,
  '<p><b>Tučné</b> a <i>kurzíva</i></p><ol><li>Prvý<ul><li>Vnútri</li></ul></li><li>Druhý<br />riadok</li></ol>',
];

const apple: Pasted = [
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body><p class="p1"><b>Nákup</b><span class="Apple-converted-space">&nbsp;</span>dnes</p><p class="p2"><br></p><ul class="ul1"><li class="li1">Chlieb<span class="Apple-tab-span">	</span>2 ks</li><li class="li1"><i>Mlieko</i></li></ul></body></html>`,
  '<p><b>Nákup</b> dnes</p><ul><li>Chlieb 2 ks</li><li><i>Mlieko</i></li></ul>',
];

const gmail: Pasted = [
  `<div dir="ltr" style="color:rgb(34,34,34);font-weight:400;font-style:normal">Dobrý deň,<div><br></div><div>ceny sú <b>tu</b>: <a href="https://odeta.sk/ceny" target="_blank" data-saferedirecturl="https://www.google.com/url?q=x" style="color:rgb(17,85,204)">odeta.sk</a></div><div><br></div><blockquote style="margin:0 0 0 40px"><div>Odsadené</div></blockquote><div class="gmail_signature">Eva<br>ODETA</div><img src="https://t.example/open.gif?id=1" width="1" height="1"></div>`,
  '<p>Dobrý deň,</p><p>ceny sú <b>tu</b>: <a href="https://odeta.sk/ceny">odeta.sk</a></p><p>Odsadené</p><p>Eva<br />ODETA</p>',
];

const outlook: Pasted = [
  `<html xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"><body lang="EN-US"><!--StartFragment--><p class="MsoNormal"><span lang="SK" style="font-size:11.0pt">Platí&nbsp;&nbsp; od <b>1.&nbsp;12.</b></span><o:p></o:p></p><p class="MsoNormal"><span style="mso-hide:all">skryté</span><o:p>&nbsp;</o:p></p><p class="MsoListParagraph" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]-->${ignore('-')}<!--[endif]-->jedna<o:p></o:p></p><!--EndFragment--></body></html>`,
  '<p>Platí od <b>1.\u00a012.</b></p><ul><li>jedna</li></ul>',
];

const excel: Pasted = [
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General;}</style></head><body><table border=0 cellpadding=0 width=128><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65 style='font-weight:700'>Kuriér</td><td align=right x:num="4.5">4,50 €</td></tr><tr height=20><td>Pošta</td><td></td><td align=right>3 €</td></tr><!--EndFragment--></table></body></html>`,
  '<p><b>Kuriér</b> 4,50 €</p><p>Pošta 3 €</p>',
];

const messenger: Pasted = [
  `<meta charset='utf-8'><span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap; font-weight: 400"><span>Prvý riadok\nDruhý <strong class="selectable-text" style="font-weight: 600">tučný</strong></span></span>`,
  'Prvý riadok<br />Druhý <strong>tučný</strong>',
];

const page: Pasted = [
  `<article onmouseover="x()"><header><h2 style="font-weight:bold"><a href="/blog" onclick="track()">Zľa\u00advy</a></h2></header><noscript><img src="https://t.example/p.gif"></noscript><script>track()</script><style>p{}</style><p style="display:none">Sledovanie</p><p>Text\u200b s\u00a0pevnou medzerou <em>a\u202b dôrazom\u202c</em>.<br>Nový riadok<button>Kúpiť</button></p><dl><dt>Farba</dt><dd>čierna</dd></dl><ul><li><div><p>Jeden</p><p>dva</p></div></li></ul><iframe src="https://t.example"></iframe></article>`,
  '<p><a href="/blog"><b>Zľavy</b></a></p><p>Text s\u00a0pevnou medzerou <em>a dôrazom</em>.<br />Nový riadokKúpiť</p><p>Farba</p><p>čierna</p><ul><li>Jeden<br />dva</li></ul>',
];

const notion: Pasted = [
  `<meta charset='utf-8'><!-- notionvc: 5a4d3c1e --><h3>Nadpis</h3><p><strong>Tučné</strong> <em>kurzíva</em> <code>kód</code></p><ul><li>Jeden<ul><li>vnútri</li></ul></li><li>[ ] úloha</li></ul>`,
  '<p>Nadpis</p><p><strong>Tučné</strong> <em>kurzíva</em> kód</p><ul><li>Jeden<ul><li>vnútri</li></ul></li><li>[ ] úloha</li></ul>',
];

/** Styles that contradict a tag around them, as in ProseMirror's issue 1347. */
const contradicting: Pasted = [
  '<ul><li style="font-style: italic">Šikmé<ul><li style="font-style: normal; font-weight: 700">Tučné</li><li style="font-style: normal">Nič</li></ul></li></ul><p><b>tučné <span style="font-weight: normal">nie</span></b></p>',
  '<ul><li><i>Šikmé</i><ul><li><b>Tučné</b></li><li>Nič</li></ul></li></ul><p><b>tučné </b>nie</p>',
];

/** HTML as programs copy it, shortened, and what the editor writes of it. */
export const pastedPages: Readonly<Record<string, Pasted>> = {
  'Google Docs': googleDocs,
  Word: word,
  'Word in the browser': wordOnline,
  'LibreOffice Writer': libreOffice,
  'Apple Notes': apple,
  Gmail: gmail,
  Outlook: outlook,
  'cells of Excel': excel,
  'a messenger in the browser': messenger,
  'a page with scripts and trackers': page,
  Notion: notion,
  'styles that contradict tags': contradicting,
};
