"""Writes the three workbooks of XlsxWriter: python3 xlsxwriter_books.py FOLDER"""
import datetime
import sys
import xlsxwriter

folder = sys.argv[1]
made = datetime.datetime(2026, 6, 9, 8, 0, 0)


def book(name, **options):
    made_book = xlsxwriter.Workbook(f"{folder}/{name}.xlsx", options)
    made_book.set_properties({"created": made})
    return made_book


def calendar():
    out = book("xlsxwriter-calendar")
    sheet = out.add_worksheet("Calendario")
    day = out.add_format({"num_format": "dd/mm/yyyy"})
    bad = out.add_format({"bg_color": "#FFC7CE"})
    rows = [["O-01", 46398, 46402], ["O-02", 46426, 46430], ["E-01", 46447, 46449]]
    sheet.add_table("A1:D4", {"name": "Sesiones", "data": rows, "columns": [
        {"header": "Sesión"}, {"header": "Comienza", "format": day}, {"header": "Termina", "format": day},
        {"header": "Días", "formula": "[@Termina]-[@Comienza]+1"}]})
    sheet.conditional_format("B2:C4", {"type": "cell", "criteria": "<", "value": 46400, "format": bad})
    sheet.conditional_format("D2:D4", {"type": "data_bar", "data_bar_2010": True})
    sheet.conditional_format("D2:D4", {"type": "icon_set", "icon_style": "3_traffic_lights", "stop_if_true": True})
    sheet.data_validation("B2:C4", {"validate": "date", "criteria": "between",
        "minimum": datetime.date(2027, 1, 1), "maximum": datetime.date(2027, 12, 31)})
    sheet.write_comment("B2", "nota del secretario")
    sheet.add_sparkline("F2", {"range": "Calendario!B2:D2"})
    sheet.write_url("G2", "https://example.org/", string="enlace")
    sheet.write_rich_string("G3", "una ", out.add_format({"bold": True}), "parte", " gruesa")
    sheet.repeat_rows(0)
    sheet.set_header("&LLegislatura&R&P")
    sheet.freeze_panes(1, 1)
    out.close()


def formulas():
    out = book("xlsxwriter-formulas")
    sheet = out.add_worksheet("Fórmulas")
    for row in range(5):
        sheet.write(row, 0, row + 1)
    sheet.write_dynamic_array_formula("C1:C5", "=SORT(A1:A5,1,-1)", None, 5)
    for row, value in enumerate([4, 3, 2, 1], 1):
        sheet.write(row, 2, value)
    sheet.write_array_formula("D1:D2", "{=A1:A2*2}", None, 2)
    sheet.write(1, 3, 4)
    sheet.write_formula("E1", "=_xlfn.CONCAT(A1,A2)", None, "12")
    sheet.write_formula("E2", "=NA()", None, "#N/A")
    sheet.write_formula("E3", '=IF(A1=1,TRUE,FALSE)', None, True)
    out.define_name("Lista", "='Fórmulas'!$A$1:$A$5")
    chart = out.add_chart({"type": "line"})
    chart.add_series({"values": "='Fórmulas'!$A$1:$A$5"})
    sheet.insert_chart("G2", chart)
    sheet.protect("", {"sort": True})
    out.close()


def in_rows():
    out = book("xlsxwriter-in-rows", constant_memory=True)
    sheet = out.add_worksheet()
    for row in range(300):
        sheet.write_row(row, 0, [row, f" texto {row} ", row % 2 == 0, row / 7])
    second = out.add_worksheet("Dos")
    second.write(1048575, 16383, "última celda")
    out.close()


calendar()
formulas()
in_rows()
